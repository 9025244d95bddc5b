import { immutableJSONPatch, type JSONPatchDocument } from 'immutable-json-patch';

import { errorMessages as messages } from './contract.messages.ts';
import { JSON_DEPTH_LIMIT } from './http.ts';
import { Refusal } from './problem.ts';

/** Some editors begin a file with it. */
const BYTE_ORDER_MARK = /^\uFEFF/;

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

/**
 * Parses received JSON; the depth limit makes it safe to recurse over the value.
 *
 * @throws Refusal when it nests deeper than {@link JSON_DEPTH_LIMIT}
 * @throws SyntaxError also for names that could change an object's prototype
 */
export function parseJson(text: string): unknown {
  const value = readJson(text.replace(BYTE_ORDER_MARK, ''));
  check(value, 0);
  return value;
}

function check(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth === JSON_DEPTH_LIMIT) throw new Refusal(400, messages.tooDeep(JSON_DEPTH_LIMIT));
  if (Object.hasOwn(value, '__proto__') || (Object.hasOwn(value, 'constructor') && isPrototype(value.constructor)))
    throw new SyntaxError('A name that is not allowed.');
  for (const part of Object.values(value)) check(part, depth + 1);
}

const isPrototype = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype');

const JSON_PATCH = 'application/json-patch+json';

/**
 * A value after a change of this media type: JSON Patch (RFC 6902), else a merge patch.
 *
 * @throws Refusal when an operation does not fit the value
 */
export function patched(value: unknown, patch: unknown, mediaType = ''): unknown {
  if (mediaType !== JSON_PATCH || !Array.isArray(patch)) return mergePatch(value, patch);
  try {
    return immutableJSONPatch(value, patch as JSONPatchDocument);
  } catch (error) {
    throw new Refusal(422, messages.patchFails((error as Error).message));
  }
}

/** JSON merge patch (RFC 7396): null removes a field, other values replace it. */
export function mergePatch(value: unknown, patch: unknown): unknown {
  if (!isMap(patch)) return patch;
  const merged = new Map(isMap(value) ? Object.entries(value) : []);
  for (const [name, part] of Object.entries(patch)) {
    if (part === null) merged.delete(name);
    else merged.set(name, mergePatch(merged.get(name), part));
  }
  return Object.fromEntries(merged);
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
