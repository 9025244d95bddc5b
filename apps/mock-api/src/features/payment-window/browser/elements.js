/**
 * The element with this id; throws when there is none of its kind.
 *
 * @template {HTMLElement} [E=HTMLElement]
 * @param {string} id
 * @param {new () => E} [kind]
 * @returns {E}
 */
export function byId(id, kind) {
  const found = document.getElementById(id);
  if (!(found instanceof (kind ?? HTMLElement))) throw new Error(`The window has no #${id} of the expected kind.`);
  return /** @type {E} */ (found);
}

/** @param {string} id */
export const input = (id) => byId(id, HTMLInputElement);

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag @param {Record<string, string | boolean>} attributes @param {(Node | string)[]} children
 */
export function make(tag, attributes, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) made.setAttribute(name, String(value));
  }
  made.append(...children);
  return made;
}
