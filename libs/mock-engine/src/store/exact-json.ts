/** Integers that a number may not tell from their neighbours are as long. */
const LONG_INTEGER = /\d{16}/;

/** An integer of a text with all its digits: a bigint beyond those that JavaScript counts exactly. */
export const exactInteger = (value: number, text: string): number | bigint =>
  Number.isSafeInteger(value) || !/^[-+]?\d+$/.test(text) ? value : BigInt(text.replace('+', ''));

/** `JSON.parse` that keeps the digits of large integers. */
export function readJson(text: string): unknown {
  if (!LONG_INTEGER.test(text)) return JSON.parse(text);
  // Older browsers do not pass the source, and have the nearest number.
  return JSON.parse(text, (_, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' && context?.source !== undefined ? exactInteger(value, context.source) : value,
  );
}

/** `JSON.stringify` for values with such integers. */
export function printJson(value: unknown, indent?: number): string {
  try {
    return JSON.stringify(value, undefined, indent);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const { rawJSON = Number } = JSON as { rawJSON?: (digits: string) => unknown };
    return JSON.stringify(
      value,
      (_, part: unknown) => (typeof part === 'bigint' ? rawJSON(String(part)) : part),
      indent,
    );
  }
}

/** A value with inexact numbers in place of its large integers; the value itself when it has none. */
export const withoutBigints = (value: unknown): unknown => (hasBigint(value) ? JSON.parse(printJson(value)) : value);

function hasBigint(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return typeof value === 'bigint';
  // A list of the values would be made for each request.
  for (const name in value) if (hasBigint((value as Readonly<Record<string, unknown>>)[name])) return true;
  return false;
}
