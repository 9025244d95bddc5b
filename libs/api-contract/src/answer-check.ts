/** Where a value breaks the contract, as a dotted path that is empty for the value itself; null when it fits. */
export type Check = (value: unknown) => string | null;

/** How the answer to a call is checked: as one value, or as a list, item by item. */
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

/** Other fields than these are allowed: a real backend may send more. */
export const object =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (faultsOf(
          Object.entries(fields).map(([name, check]) => [name, check((value as Record<string, unknown>)[name])]),
        )[0] ?? null)
      : '';

/** What is wrong with the parts of a value, each by its place. */
const faultsOf = (parts: readonly (readonly [place: string | number, fault: string | null])[]): string[] =>
  parts.flatMap(([place, fault]) => (fault === null ? [] : [fault === '' ? `${place}` : `${place}.${fault}`]));

export type UsableAnswer =
  /** `leftOut` says of each item left out where it breaks the contract, for example `3.product_price`. */
  { ok: true; body: unknown; leftOut: readonly string[] } | { ok: false; fault: string };

/**
 * What can be used of an answer: of a list the items that fit. Refused when it does not fit, when it should be a list and
 * is none, and when no item of a list fits; `fault` says where, and is empty for the answer as a whole.
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
