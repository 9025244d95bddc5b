import { errorMessages as messages } from './contract.messages.ts';
import { HttpError } from './problem.ts';

// Values of JSON: what they are, whether two are equal, read and printed with all digits of large integers, and received
// safely.

/** An object or a list of JSON. */
export interface Json {
  readonly [name: string]: unknown;
}

export const isObjectOrArray = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** An object or list; empty for another value. */
export const jsonOrEmpty = (value: unknown): Json => (isObjectOrArray(value) ? value : {});

/** Whether a value is an object, and no list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The entry with a name; not what every object has, such as `toString`. */
export const ownEntry = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** Without a prototype every name is a name, also `__proto__`. */
export const newTable = <Value>() => Object.create(null) as Record<string, Value>;

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
  if (Array.isArray(value)) return value.some(hasBigint);
  // `Object.values` would make a list for each request, and `for … in` is slow with a list.
  for (const name in value) if (hasBigint((value as Readonly<Record<string, unknown>>)[name])) return true;
  return false;
}

/** Nesting of lists and objects in received JSON. */
const JSON_DEPTH_LIMIT = 64;

/** Some editors begin a file with it. */
const BYTE_ORDER_MARK = /^\uFEFF/;

/**
 * Parses received JSON; the depth limit makes it safe to recurse over the value.
 *
 * @throws HttpError when it nests deeper than {@link JSON_DEPTH_LIMIT}, or has numbers beyond JavaScript's, or names that could change an object's prototype
 * @throws SyntaxError
 */
export function parseReceivedJson(text: string): unknown {
  const value = readJson(text.replace(BYTE_ORDER_MARK, ''));
  checkReceived(value);
  return value;
}

/** The value of a text in JSON; undefined when it is none. */
export function tryParseJson(text: string): unknown {
  try {
    return parseReceivedJson(text);
  } catch {
    return undefined;
  }
}

export const looksLikeJson = (text: string): boolean => /^\s*[[{]/.test(text);

/** @throws HttpError as {@link parseReceivedJson} does */
export function checkReceived(value: unknown, depth = 0): void {
  if (value === Infinity || value === -Infinity) throw new HttpError(400, messages.otherNumber);
  if (typeof value !== 'object' || value === null) return;
  if (depth === JSON_DEPTH_LIMIT) throw new HttpError(400, messages.tooDeep(JSON_DEPTH_LIMIT));
  if (Object.hasOwn(value, '__proto__')) throw new HttpError(400, messages.otherName('__proto__'));
  if (
    Object.hasOwn(value, 'constructor') &&
    isObject(value.constructor) &&
    Object.hasOwn(value.constructor, 'prototype')
  )
    throw new HttpError(400, messages.otherName('constructor.prototype'));
  for (const part of Object.values(value)) checkReceived(part, depth + 1);
}
