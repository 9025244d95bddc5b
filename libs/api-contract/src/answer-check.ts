/** The path of a value's first error, empty for the value itself; null when it is valid. */
export type Check = (value: unknown) => string | null;

/** Checks a response as one value, or as a list item by item. */
export type AnswerCheck = Check | readonly [item: Check];

const kind =
  (fits: (value: unknown) => boolean): Check =>
  (value) =>
    fits(value) ? null : '';

export const text = kind((value) => typeof value === 'string');
export const number = kind(Number.isFinite);
export const integer = kind(Number.isInteger);
export const boolean = kind((value) => typeof value === 'boolean');

export const nullable =
  (check: Check): Check =>
  (value) =>
    value === null ? null : check(value);

export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined ? null : check(value);

export const listOf =
  (item: Check): Check =>
  (value) =>
    Array.isArray(value) ? (faultsOf(value.map((entry, index) => [index, item(entry)]))[0] ?? null) : '';

/** Allows other fields, since a real backend may send more. */
export const object =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (faultsOf(
          Object.entries(fields).map(([name, check]) => [name, check((value as Record<string, unknown>)[name])]),
        )[0] ?? null)
      : '';

/** The errors of a value's parts, by path. */
const faultsOf = (parts: readonly (readonly [place: string | number, fault: string | null])[]): string[] =>
  parts.flatMap(([place, fault]) => (fault === null ? [] : [fault === '' ? `${place}` : `${place}.${fault}`]));

export type UsableAnswer =
  /** `leftOut` has the error path of each dropped item, for example `3.product_price`. */
  { ok: true; body: unknown; leftOut: readonly string[] } | { ok: false; fault: string };

/**
 * The usable part of a response: of a list, its valid items. Refused when it is invalid, not a list, or a list without a
 * valid item; `fault` is the path, empty for the response itself.
 */
export function usableAnswer(check: AnswerCheck, body: unknown): UsableAnswer {
  if (typeof check === 'function') {
    const fault = check(body);
    return fault === null ? { ok: true, body, leftOut: [] } : { ok: false, fault };
  }
  if (!Array.isArray(body)) return { ok: false, fault: '' };

  const faults = body.map(check[0]);
  const leftOut = faultsOf([...faults.entries()]);
  if (leftOut.length === 0) return { ok: true, body, leftOut };
  return leftOut.length === body.length
    ? { ok: false, fault: leftOut[0] ?? '' }
    : { ok: true, body: body.filter((_, index) => faults[index] === null), leftOut };
}
