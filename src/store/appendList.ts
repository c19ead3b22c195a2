/**
 * A list that only grows, as an immutable value: every version shares one array and remembers how much
 * of it was its own, so appending costs O(1) and older versions stay true. immer leaves it alone
 * (it is neither drafted nor frozen).
 */
export class AppendList<T> implements Iterable<T> {
  readonly #items: T[];
  /** How many items this version has. */
  readonly length: number;
  #array: readonly T[] | undefined;

  private constructor(items: T[], length: number) {
    this.#items = items;
    this.length = length;
  }

  /** A list of these items, which are copied. */
  static from<T>(items: Iterable<T> = []): AppendList<T> {
    const own = [...items];
    return new AppendList(own, own.length);
  }

  /** A version with one item more; this one stays as it is. */
  append(item: T): AppendList<T> {
    // An empty version, such as the one a store begins with, is not to hold on to all that came later.
    const extendable = this.length > 0 && this.#items.length === this.length;
    const items = extendable ? this.#items : this.#items.slice(0, this.length);
    items.push(item);
    return new AppendList(items, items.length);
  }

  /** The item at an index; a negative one counts from the end, as `Array.prototype.at` does. */
  at(index: number): T | undefined {
    const position = index < 0 ? this.length + index : index;
    return position >= 0 && position < this.length ? this.#items[position] : undefined;
  }

  *[Symbol.iterator](): IterableIterator<T> {
    for (let i = 0; i < this.length; i++) yield this.#items[i] as T;
  }

  /** The items as a frozen array, made once per version. */
  toArray(): readonly T[] {
    this.#array ??= Object.freeze(this.#items.slice(0, this.length));
    return this.#array;
  }

  /** True when every item of `earlier` stands at the same place here, because this one grew from it. */
  continues(earlier: AppendList<T>): boolean {
    return this.#items === earlier.#items && this.length >= earlier.length;
  }

  toJSON(): readonly T[] {
    return this.toArray();
  }
}
