import { errorMessages as messages } from './error.messages.ts';
import { JSON_DEPTH_LIMIT } from './limits.ts';
import { Refusal } from './refusal.ts';

/** Some editors begin a file with it. */
const BYTE_ORDER_MARK = /^\uFEFF/;

/**
 * Parses received JSON; the depth limit makes it safe to recurse over the value.
 *
 * @throws Refusal when it nests deeper than {@link JSON_DEPTH_LIMIT}
 * @throws SyntaxError also for names that could change an object's prototype
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text.replace(BYTE_ORDER_MARK, ''));
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
