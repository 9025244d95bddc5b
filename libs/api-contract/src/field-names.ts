/** Stands for a value that is itself no object, such as an order id. */
export const WHOLE_VALUE = '$';

/**
 * Every field of a JSON value by its way down; `[]` stands for each entry of a list.
 *
 * @example fieldNames({ cart: [{ product: 46 }] }) // ['cart', 'cart[].product']
 */
export function fieldNames(value: unknown): string[] {
  const names = new Set<string>();
  collect(value, '', names);
  return [...names];
}

/** A field's name below another one, or below an entry of a list. */
export const fieldBelow = (place: string, name: string): string => (place === '' ? name : `${place}.${name}`);

function collect(value: unknown, place: string, names: Set<string>): void {
  if (Array.isArray(value)) {
    for (const entry of value) collect(entry, `${place}[]`, names);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, below] of Object.entries(value)) {
      const field = fieldBelow(place, name);
      names.add(field);
      collect(below, field, names);
    }
  } else if (place === '' && value !== undefined) {
    names.add(WHOLE_VALUE);
  }
}
