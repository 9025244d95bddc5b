/** Stands for a value that is itself no object, such as an order id. */
export const WHOLE_VALUE = '$';

/** In characters, of the whole way. No contract has longer ones, and those that callers make up would fill the memory. */
const FIELD_LENGTH_LIMIT = 1000;

/**
 * Every field of a JSON value by its way down; `[]` stands for each entry of a list. A way longer than
 * 1,000 characters is left out, with all below it.
 *
 * @example fieldNames({ cart: [{ product: 46 }] }) // ['cart', 'cart[].product']
 */
export function fieldNames(value: unknown): string[] {
  const names = new Set<string>();
  collect(value, '', names);
  return [...names];
}

/** A field's name below another one, or below an entry of a list. */
export const childField = (place: string, name: string): string => (place === '' ? name : `${place}.${name}`);

function collect(value: unknown, place: string, names: Set<string>): void {
  if (Array.isArray(value)) {
    for (const entry of value) collect(entry, `${place}[]`, names);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, below] of Object.entries(value)) {
      const field = childField(place, name);
      if (field.length > FIELD_LENGTH_LIMIT) continue;
      names.add(field);
      collect(below, field, names);
    }
  } else if (place === '' && value !== undefined) {
    names.add(WHOLE_VALUE);
  }
}
