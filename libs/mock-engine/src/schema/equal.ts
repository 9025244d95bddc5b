import { isObjectOrArray } from '../document/json-objects.ts';

/** Whether two values are equal, whatever the order of fields. */
export const isEqual = (one: unknown, other: unknown) =>
  one === other || (typeof one === typeof other && isObjectOrArray(one) && canonical(one) === canonical(other));

/** The same text for values that are equal: the order of fields does not matter. */
export function canonical(value: unknown): string {
  if (!isObjectOrArray(value)) return typeof value === 'bigint' ? String(value) : JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join()}}`;
}
