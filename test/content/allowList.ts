const ELEMENTS =
  "a audio bdi blockquote br button code del div em figcaption figure h4 h5 h6 hr img input li ol p pre span strong table tbody td th thead tr ul";
const ATTRIBUTES =
  /^(data-[a-z-]+|aria-[a-z]+|role|tabindex|dir|start|type|href|target|rel|referrerpolicy|title|src|alt|width|height|loading|decoding|controls|preload|placeholder|value)$/;

/** What is in `container` and may not be there: elements, attributes and addresses. */
export function violations(container: ParentNode): string[] {
  const allowed = new Set(ELEMENTS.split(" "));
  const found: string[] = [];
  for (const element of container.querySelectorAll("*")) {
    const name = element.tagName.toLowerCase();
    if (!allowed.has(name)) found.push(`<${name}>`);
    for (const { name: attribute, value } of element.attributes) {
      const isOwnClass = attribute === "class" && value === `acp-${element.getAttribute("data-acp")}`;
      if (!isOwnClass && !ATTRIBUTES.test(attribute)) found.push(`${name} ${attribute}`);
      if (attribute === "src" && !value.startsWith("blob:")) found.push(`src=${value}`);
      if (attribute === "href" && !/^(https?|mailto):/.test(value)) found.push(`href=${value}`);
    }
  }
  return found;
}
