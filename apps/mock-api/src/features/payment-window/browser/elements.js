/** The element with this id; throws when the window has none. @param {string} id */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The window has no #${id}.`);
  return found;
}

/** @param {string} id */
export const input = (id) => /** @type {HTMLInputElement} */ (byId(id));

/** @param {string} tag @param {Record<string, string | boolean>} attributes @param {(Node | string)[]} children */
export function make(tag, attributes, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) made.setAttribute(name, String(value));
  }
  made.append(...children);
  return made;
}
