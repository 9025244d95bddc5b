/** The name of a value that is not an object, such as an id. */
export const WHOLE_VALUE = '$';

/** Maximum length of a path in characters, so that invented fields cannot fill the memory. */
const FIELD_LENGTH_LIMIT = 1000;

/**
 * The paths of all fields of a JSON value; `[]` is each item of a list. Paths longer than 1,000 characters are left out.
 *
 * @example fieldNames({ todos: [{ title: 'Milk' }] }) // ['todos', 'todos[].title']
 */
export function fieldNames(value: unknown): string[] {
  const names = new Set<string>();
  collect(value, '', names);
  return [...names];
}

/** The path of a child field. */
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
