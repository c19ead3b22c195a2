/** The test that reads a field, by its file below this folder; or why no test of the document can. */
export type FieldReader = { readonly in: string; readonly test: string } | { readonly unread: string };

const testsOf =
  (file: string) =>
  (test: string): FieldReader => ({ in: `./${file}.test.tsx`, test });
const cards = testsOf("cases-view");
const prompts = testsOf("permission/cases");
const terminals = testsOf("terminal/cases");
const diffs = testsOf("diff/cases");
const content = testsOf("content/cases");
const unread = (reason: string): FieldReader => ({ unread: reason });

/** Every `view` field of every case, in the words of the case, and what reads it. */
export const CASE_VIEW_READERS: Readonly<Record<string, Readonly<Record<string, FieldReader>>>> = {
  "01-status-only-update-keeps-card": {
    "exactly one tool-call card": cards("exactly one card"),
    "the text 'List orchard files' is visible after the second message": cards(
      "its title is visible after the second message",
    ),
    "the card's status text/label says completed, not running": cards("its status says done, not running"),
  },
  "04-v1-null-leaves-unchanged": {
    "'Rename sensor' visible": cards("the title is visible"),
    "'step one' visible": cards("the content is visible"),
    "'/srv/demo/s.ts' (or its shortened form with the full path as accessible name) present":
      cards("the path is present"),
  },
  "05-v2-null-unsets-to-defaults": {
    "one card remains": cards("one card remains"),
    "its header has some non-empty fallback label (kind label or id), not 'null'/'undefined'": cards(
      "its heading falls back to a word",
    ),
    "'step one' absent": cards("the old title and content are gone"),
    "'Rename sensor' absent": cards("the old title and content are gone"),
  },
  "06-content-replaced-while-running": {
    "'2 of 2 done' visible exactly once": cards(
      "the last state is visible once and the earlier ones are gone",
    ),
    "'0 of 2 done' and '1 of 2 done' absent": cards(
      "the last state is visible once and the earlier ones are gone",
    ),
    "card still shows a running state": cards("the card still runs"),
  },
  "07-chunks-then-replace-then-chunk": {
    "'gamma' precedes 'delta' in document order, each once": cards(
      "the replacement precedes the last chunk, each once",
    ),
    "'alpha' and 'beta' absent": cards("what was replaced is gone"),
  },
  "10-orphan-completion-on-replay": {
    "two cards in order Map parcels, Weigh parcels": cards("two cards in order, named by their titles"),
    "'12 parcels mapped' visible": cards("the content is visible"),
    "no error banner about an unknown call": cards("no error is shown and no id is a heading"),
    "'call_77' is not the visible heading": cards("two cards in order, named by their titles"),
  },
  "11-repeated-start-same-id": {
    "exactly one card titled 'Open ledger'": cards("exactly one card, and no complaint about keys"),
    "no React duplicate-key console error": cards("exactly one card, and no complaint about keys"),
    "raw input with page 4 still reachable": cards("the last raw input can be reached"),
  },
  "13-meta-patched-by-key": {
    "card 'Child read' visible and completed": cards("the card is visible and done"),
    "no _meta JSON is shown as content by default": cards("no _meta is shown as content"),
  },
  "15-cancel-stops-spinners": {
    "no element with role=progressbar/status 'running' or aria-busy=true remains":
      cards("nothing turns or is busy"),
    "'Sweep cellar' and 'Lock cellar' show a cancelled label": cards(
      "what had not ended is cancelled, what had ended is not",
    ),
    "'Read cellar' still shows completed": cards("what had not ended is cancelled, what had ended is not"),
    "'swept half' (sent after the cancel, no status) is visible and does not restart the spinner": cards(
      "content that came after the cancel is visible and restarts nothing",
    ),
  },
  "17-normal-turn-end-is-not-cancel": {
    "'Watch greenhouse' still shows running": cards("the call still runs"),
    "no text matching /cancel+ed/i anywhere": cards("nothing says cancelled"),
  },
  "18-agent-reports-cancelled": {
    "no button 'Allow once' or 'Reject'": prompts("18: no button 'Allow once' or 'Reject'"),
    "card shows a cancelled label distinct from failed and completed": prompts(
      "18: the card shows a cancelled label distinct from failed and completed",
    ),
    "no spinner": cards("the card says cancelled and nothing turns"),
  },
  "20-output-after-completed": {
    "both lines visible in order": cards(
      "20 output after completed: the status stays done, and what came before and after is there in order",
    ),
    "status stays completed (a chunk never changes status)": cards(
      "20 output after completed: the status stays done, and what came before and after is there in order",
    ),
  },
  "21-kind-changes-on-final-update": {
    "one card only": cards("one card, of kind edit"),
    "icon/label is the edit one": cards("one card, of kind edit"),
    "an added line 'cocoa' is shown": diffs("a call that turns into a file change shows the added line"),
    "no running indicator": cards("nothing runs"),
  },
  "22-paused-and-unknown-status": {
    "'Brew tea' has a paused label and no completed/failed label": cards("a paused call says so"),
    "'Bake bread' is presented as in progress": cards("an unknown status is in progress"),
    "'Wash pan' is presented as running again": cards("a resumed call runs again"),
    "icon state and status text agree on every card": cards("icon and word agree on every card"),
  },
  "23-approval-is-not-completion": {
    "between message 3 and 4 the card is pending/running, never completed": prompts(
      "23: between the answer and the failure the card is pending, never completed",
    ),
    "after message 4 it shows failed and 'valve stuck'": prompts(
      "23: after the failure it shows failed and 'valve stuck'",
    ),
    "permission buttons are gone after the answer": prompts("23: the buttons are gone after the answer"),
  },
  "24-rejected-not-shown-as-success": {
    "card shows a rejected/declined or failed label": prompts(
      "24: the card shows rejected or failed, and no success",
    ),
    "no completed/success label or icon name on the card": cards("nothing on it says or draws success"),
    "the chosen option ('Reject') is discoverable on the card or prompt record": prompts(
      "24: the chosen option is in the card's record",
    ),
  },
  "25-update-while-prompt-open": {
    "buttons 'Allow once' and 'Reject' are both enabled": prompts(
      "25: 'Allow once' and 'Reject' are both enabled after an update that nobody had seen the call before",
    ),
    "'draft ready' visible": prompts("25: 'draft ready' is visible"),
    "clicking 'Allow once' answers id 2 with optionId ok1 exactly once": prompts(
      "25: clicking 'Allow once' answers id 2 with ok1, once",
    ),
  },
  "26-parallel-prompts": {
    "before the answer, three prompts are answerable (shown together or queued FIFO 10, 11, 12)": prompts(
      "26: before the answer three prompts can be answered, oldest first",
    ),
    "answering 11 sends nothing for 10 and 12": prompts(
      "26: answering 11 sends nothing for 10 and 12, and both can still be answered under their own ids",
    ),
    "both remaining prompts can still be answered, each under its own id": prompts(
      "26: answering 11 sends nothing for 10 and 12, and both can still be answered under their own ids",
    ),
  },
  "28-same-kind-options-all-offered": {
    "four buttons in wire order: Allow for this session, Always allow, Just now, No": unread(
      "options stand in an order by kind, safest first, and in the agent's order within a kind",
    ),
    "labels are the agent's names, unmodified": prompts(
      "28: four options with the agent's labels, in an order by kind and else the agent's",
    ),
    "clicking 'Always allow' answers exactly 'allow_forever'": prompts(
      "28: choosing 'Always allow' answers exactly 'allow_forever'",
    ),
  },
  "30-duplicate-option-ids": {
    "no crash and no duplicate-key console error": prompts(
      "30: each label is visible once, in an order by kind, and React complains about no key",
    ),
    "'Ring softly', 'Ring loudly' and 'Do not ring' are each visible once, in order": prompts(
      "30: each label is visible once, in an order by kind, and React complains about no key",
    ),
    "a click sends the literal optionId of the clicked option once": prompts(
      "30: a click sends the literal id of the clicked option once, where that id is not ambiguous",
    ),
  },
  "31-request-cancelled-by-agent": {
    "no enabled permission button remains": prompts(
      "31: no button remains, and a late answer sends no second response",
    ),
    "a programmatic late answer for id 7 sends no second response": prompts(
      "31: no button remains, and a late answer sends no second response",
    ),
    "the card itself remains visible and is not marked approved": prompts(
      "31: the card remains, and does not say that anything was approved",
    ),
  },
  "32-cancel-answers-every-prompt": {
    "no permission buttons": prompts("32: no buttons, and both cards show cancelled"),
    "both cards show cancelled": prompts("32: no buttons, and both cards show cancelled"),
    "exactly one response per request id": prompts("32: one response per request"),
  },
  "33-prompt-without-known-call": {
    "while pending: 'Look up tide table' and both buttons visible": prompts(
      "33: while pending, 'Look up tide table' and both buttons are visible",
    ),
    "finally: one card, completed, with 'tide at noon'": prompts(
      "33: finally one card, completed, with 'tide at noon'",
    ),
  },
  "35-long-command-fully-readable": {
    "the full command text (43 lines) is in the document, including 'shred /srv/demo/ledger.bak', without needing approval first":
      prompts("35: all 43 lines are in the document, as they are, before anything is approved"),
    "if collapsed, an expand control is present and the text says more lines exist": prompts(
      "35: the text says how long the command is, and can be opened whole",
    ),
    "line breaks and two-space indents preserved (pre/white-space)": prompts(
      "35: all 43 lines are in the document, as they are, before anything is approved",
    ),
    "cwd '/srv/demo' visible": prompts("35: the folder is visible"),
  },
  "36-prompt-text-does-not-rename-call": {
    "while open: 'Let the agent sort 40 letters?' and 'Only today's tray.' visible together with 'Sort mail'":
      prompts("36: while open, the agent's question and its words stand beside the call's title"),
    "after the answer the heading is 'Sort mail' and the prompt title is not the card heading": prompts(
      "36: after the answer the heading is 'Sort mail'",
    ),
  },
  "38-unknown-kind-still-prompts": {
    "card uses the generic 'other' icon/label and shows 'Reach demo.example'": prompts(
      "38: the card is of kind other and shows 'Reach demo.example'",
    ),
    "both prompts show their titles and buttons; nothing is answered automatically": prompts(
      "38: both prompts show their titles and buttons, and nothing is answered by itself",
    ),
  },
  "39-cr-progress-bar": {
    "terminal text lines are exactly 'seeds 100%' and 'stored'": terminals(
      "39 a progress bar: what was written over is not visible",
    ),
    "'10%' and '55%' not visible": terminals("39 a progress bar: what was written over is not visible"),
  },
  "41-utf8-split-over-chunks": {
    "mount terminal t: text 'crème — ✓ 日本' visible": terminals("41 a character cut by chunks is whole"),
    "no U+FFFD": terminals("41 a character cut by chunks is whole"),
    "each chunk is separately padded base64; decoding the joined base64 strings would be wrong": unread(
      "says how the case is made: nothing of it can be seen",
    ),
  },
  "43-ansi-split-and-colours": {
    "visible text lines: '--> file <b>x</b> & y', ' sw ', 'amber plain'": terminals(
      "the text is shown without a trace of escape codes, and no element is made of it",
    ),
    "no '[94m', '[0m' or ESC in textContent": terminals(
      "the text is shown without a trace of escape codes, and no element is made of it",
    ),
    "'-->' sits in an element styled bold and coloured; ' plain' has no colour style": terminals(
      "what was coloured is, and nothing else",
    ),
    "no <b> element created from output": terminals(
      "the text is shown without a trace of escape codes, and no element is made of it",
    ),
  },
  "44-clear-and-cursor-up": {
    "no escape residue such as '[2J', '[H', '[1A', '[2K', '[K' in textContent": terminals(
      "44 cleared screens and cursor movement: only what a terminal would show",
    ),
    "'spin 2' visible": terminals("44 cleared screens and cursor movement: only what a terminal would show"),
    "a full emulator shows 'frame two','spin 2','ab!' and neither 'frame one' nor 'spin 1'; a line-based viewer may keep them but must document it":
      terminals("44 cleared screens and cursor movement: only what a terminal would show"),
  },
  "46-huge-output-bounded-dom": {
    "state keeps all 35000 lines (or a documented cap with a truncation note)": terminals(
      "46 35,000 lines: the end is shown, and the document stays small",
    ),
    "with the terminal expanded, fewer than 5000 DOM elements are mounted": terminals(
      "46 35,000 lines: the end is shown, and the document stays small",
    ),
    "'ledger row 35000' is reachable (tail shown by default)": terminals(
      "46 35,000 lines: the end is shown, and the document stays small",
    ),
    "applying all 102 messages and rendering takes under 5 s in jsdom": unread(
      "a time: the benches of terminals measure it in Chromium",
    ),
  },
  "47-signal-exit-not-success": {
    "k: 'SIGTERM' visible, no success mark and no 'exit 0'": terminals(
      "47 how a command ended is told, and only an exit of 0 is a success",
    ),
    "u: shown as exited (code unknown), not running and not 'exit 0' / 'null' / 'undefined'": terminals(
      "47 how a command ended is told, and only an exit of 0 is a success",
    ),
    "w: '-1073741510' visible as failure": terminals(
      "47 how a command ended is told, and only an exit of 0 is a success",
    ),
    "r: shown as running": terminals("47 how a command ended is told, and only an exit of 0 is a success"),
  },
  "48-chunk-after-exit": {
    "'one' then 'two' visible": terminals("48 bytes after the exit are appended, and the exit stays"),
    "exit code 3 still displayed; not running again": terminals(
      "48 bytes after the exit are appended, and the exit stays",
    ),
  },
  "49-snapshot-replaces-output": {
    "lines A, B, C, D each once, in order": terminals(
      "49 a snapshot replaces the output: each line once, nothing of the one before",
    ),
    "no lower-case lines": terminals(
      "49 a snapshot replaces the output: each line once, nothing of the one before",
    ),
  },
  "51-terminal-ref-before-state": {
    "after message 1: no crash; 'before' and 'after' visible around a placeholder": terminals(
      "51 a terminal that is named before it is known has its place from the start",
    ),
    "finally order is before, terminal with 'tune --rpm' and 'rpm 900', after": terminals(
      "51 a terminal that is named before it is known has its place from the start",
    ),
  },
  "52-terminal-exit-vs-call-status": {
    "card status completed": terminals(
      "52 the card is done and the command exited with 1: each says its own",
    ),
    "terminal part shows exit code 1": terminals(
      "52 the card is done and the command exited with 1: each says its own",
    ),
    "neither overrides the other": terminals(
      "52 the card is done and the command exited with 1: each says its own",
    ),
  },
  "53-new-file-without-old-text": {
    "two file headers: plan.md and seed.md": diffs(
      "new files without an old text show all their lines as added",
    ),
    "'beds','herbs','peas' shown as added lines; zero removed lines": diffs(
      "new files without an old text show all their lines as added",
    ),
    "each file marked as new/added; added counts 2 and 1": diffs(
      "new files without an old text show all their lines as added",
    ),
  },
  "54-empty-new-file-vs-no-change": {
    "'empty-new.txt' visible and marked new/empty": diffs(
      "an empty new file, an unchanged one and an emptied one are told apart",
    ),
    "'same.txt' visible with a no-changes note or 0 added / 0 removed": diffs(
      "an empty new file, an unchanged one and an emptied one are told apart",
    ),
    "'cleared.txt' shows 2 removed, 0 added": diffs(
      "an empty new file, an unchanged one and an emptied one are told apart",
    ),
    "no phantom added or removed blank line anywhere": diffs(
      "an empty new file, an unchanged one and an emptied one are told apart",
    ),
  },
  "55-crlf-single-change": {
    "list.txt: counts 1 added / 1 removed: 'line 5' to 'line five' (other lines context)": diffs(
      "converted line endings do not make lines look changed",
    ),
    "ends.txt: a note that only line endings differ (not 'identical', not 2+2 changed lines)": diffs(
      "converted line endings do not make lines look changed",
    ),
    "no stray CR glyphs in the rows": diffs("converted line endings do not make lines look changed"),
  },
  "56-no-newline-marker": {
    "counts 1 added / 1 removed": diffs(
      "a missing newline is noted below the removed line, without a number",
    ),
    "a 'No newline at end of file' note is attached to the removed side and has no line number": diffs(
      "a missing newline is noted below the removed line, without a number",
    ),
    "path shown once, without a stripped or doubled leading slash": diffs(
      "a missing newline is noted below the removed line, without a number",
    ),
  },
  "57-rename-without-hunks": {
    "both old and new path of the rename visible with a renamed/moved label": diffs(
      "a rename without hunks and a copy without a patch name both paths",
    ),
    "the copy entry (no patch) shows /srv/demo/a.txt, /srv/demo/b.txt and a copied label": diffs(
      "a rename without hunks and a copy without a patch name both paths",
    ),
    "no error, 0 added / 0 removed": diffs(
      "a rename without hunks and a copy without a patch name both paths",
    ),
  },
  "58-binary-add-delete-in-one-patch": {
    "three file entries in order add.txt, logo.png, gone.txt labelled added, binary/modified, deleted; none renamed":
      diffs("added, binary and deleted files of one patch stay apart"),
    "logo.png entry has no text lines": diffs("added, binary and deleted files of one patch stay apart"),
    "gone.txt has 2 removed lines: 'bye' and '-- rule' (the latter is not a header)": diffs(
      "added, binary and deleted files of one patch stay apart",
    ),
    "'/dev/null' is not shown as a file name": diffs(
      "added, binary and deleted files of one patch stay apart",
    ),
  },
  "61-minified-line-diff": {
    "render completes in under 3 s in jsdom": unread(
      "a time: the bench of pathological inputs measures diffs of long lines",
    ),
    "'bundle.js' visible": diffs("one enormous line is cut, and can be had whole"),
    "the long line is cut or collapsed with a note; the page is not one 200k-character row by default": diffs(
      "one enormous line is cut, and can be had whole",
    ),
  },
  "63-several-diffs-in-one-call": {
    "document order: 1.txt diff, 'also touched', 2.txt diff": cards(
      "63 several diffs of one call, and a text between them, keep their order",
    ),
    "both diffs show their changed lines": diffs("every diff of a call shows its lines"),
  },
  "64-content-diff-beats-raw-json": {
    "removed 'Open' and added 'Closed' rows visible by default when expanded": cards(
      "the removed and the added line are visible at once",
    ),
    "raw input/output are only in a secondary (collapsed) section": cards(
      "raw input and output are folded beside content",
    ),
  },
  "66-unknown-patch-format": {
    "'x.bin' listed as modified": diffs(
      "a patch in an unknown format is not read, and its changes are listed",
    ),
    "'deck' listed with a generic label": diffs(
      "a patch in an unknown format is not read, and its changes are listed",
    ),
    "no crash; opaque text is not parsed as a git patch": diffs(
      "a patch in an unknown format is not read, and its changes are listed",
    ),
  },
  "67-nested-fences": {
    "one code block whose text contains 'intro', the inner ```sh fence lines and 'outer tail'": content(
      "67: keeps fences inside fences apart",
    ),
    "'prose after' is a paragraph outside any code element": content("67: keeps fences inside fences apart"),
    "raw output shows 'raw tail' and all fence characters": content("67: keeps fences inside fences apart"),
    "'Next call' and 'still fine' render outside code": content("67: keeps fences inside fences apart"),
  },
  "69-angle-brackets-survive": {
    "visible text contains 'Promise<void>' and 'Map<string, Seed[]>'": content(
      "69: shows angle brackets as they are",
    ),
    "no script or button element from the content; window.__hit undefined": content(
      "69: shows angle brackets as they are",
    ),
    "'a < b && c > d' shown without '&lt;' double escaping": content("69: shows angle brackets as they are"),
  },
  "71-audio-and-embedded-blobs": {
    "an audio control (or a labelled fallback) is present": content(
      "71: shows audio, resources and links in their order",
    ),
    "'water daily' and 'notes.md' visible": content("71: shows audio, resources and links in their order"),
    "'paper.pdf' visible with its type; no base64 text": content(
      "71: shows audio, resources and links in their order",
    ),
    "'Almanac 12' is a link to https://docs.example/almanac": content(
      "71: shows audio, resources and links in their order",
    ),
    "wire order kept": content("71: shows audio, resources and links in their order"),
  },
  "74-one-bad-item-does-not-void-rest": {
    "'good one' and 'good two' visible": cards("the good items are visible, the kind is `other`"),
    "kind treated as other": cards("the good items are visible, the kind is `other`"),
    "'/srv/demo/a' and '/srv/demo/b' listed, the latter without ':0'": cards(
      "both paths are listed, the latter without a line",
    ),
    "no crash": cards("the good items are visible, the kind is `other`"),
  },
  "75-raw-strings-unescaped": {
    "raw input of 'Say' shows two lines and plain quotes, not '\\n' or '\\\"'": content(
      "75: shows raw strings with line breaks and without escapes",
    ),
    "'leaf' visible in the output section; no '[object Object]'": content(
      "75: shows raw strings with line breaks and without escapes",
    ),
    "card 'None' has no raw input section": cards("75 a call without raw input has no such section"),
  },
  "77-raw-output-fallback": {
    "'store.txt:3:apples' is reachable in the card (raw output section present, openable)": cards(
      "77 a raw output alone is the output",
    ),
    "card is not an empty body": cards("77 a raw output alone is the output"),
  },
  "78-load-replay-no-duplicates": {
    "three cards in order": cards("three cards, in order"),
    "'depth 9' visible once": cards("its content is visible once"),
    "no card flickers back to running after replay": cards("nothing runs afterwards"),
  },
  "80-title-upgraded-name-stable": {
    "header shows 'Count lanterns' and the name label 'bash'": cards(
      "the header shows the title and the name",
    ),
    "while running before the rename 'bash' is shown once": cards("before that the name is shown once"),
  },
  "81-multiline-title": {
    "the full c1 title is available (visible, title attribute or accessible name) including 'done' and 'date'":
      cards("the whole title is there"),
    "no heading (h1-h6) element is created from '#', and no bold from '**'": cards(
      "nothing in it becomes a heading or bold",
    ),
    "c2 header is clamped but 'word300' is reachable; status label still visible beside it": cards(
      "the last word can be reached, and the status stands beside it",
    ),
  },
  "83-rtl-and-bidi": {
    "title and the Arabic paragraph are in elements with dir='auto' (or computed rtl)": content(
      "83: lets prose choose its direction and keeps code left to right",
    ),
    "code block and the path are kept ltr (dir='ltr' or isolation)": content(
      "83: lets prose choose its direction and keeps code left to right",
    ),
    "text content is unchanged, no characters lost": cards("no character of the text is lost"),
  },
  "85-locations-display": {
    "four locations in wire order": cards("four locations in the agent's order, lines unchanged"),
    "'m1.txt:12' and 'm1.txt:40' (1-based, unchanged) both present, no duplicate-key error": cards(
      "four locations in the agent's order, lines unchanged",
    ),
    "m2 and m3 have no ':undefined', ':null' or ':0'": cards(
      "four locations in the agent's order, lines unchanged",
    ),
  },
};
