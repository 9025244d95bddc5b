import { RE2JS } from 're2js';

import { expressionOf, type Expression } from './patterns.ts';

/** Of an expression that goes back; more take seconds. */
const MAX_STEPS = 1e8;

/** A group that is repeated can be tried in exponentially many ways. */
const hasRepeatedGroup = (pattern: string): boolean => /\)[*+{]/.test(pattern);

/** The length of texts that JavaScript's own expression tests fast, whatever is in them. */
function quickLength(pattern: string): number {
  if (hasRepeatedGroup(pattern)) return 0;
  const count = (part: RegExp) => pattern.match(part)?.length ?? 0;
  const open = count(/[*+]|\{\d+,\d*\}/g) + Number(!pattern.startsWith('^'));
  const choices = 2 ** count(/\||[^(*+?}]\?/g);
  // They may be tried in so many ways at each place where a repetition ends.
  return choices > MAX_STEPS ? 0 : (MAX_STEPS / choices) ** (1 / open);
}

/**
 * Matches a pattern in a time that grows with the text alone, where its own expression could take for ever.
 *
 * @returns undefined for one that only its own expression can read, if any
 */
export function linear(pattern: string): Expression | undefined {
  const own = expressionOf(pattern);
  if (!own) return undefined;
  const { source } = own;
  const quick = quickLength(source);
  let read: RE2JS | null | undefined;
  const other = () => (read ??= linearOf(own));
  // Without the other, as with lookarounds, long texts are not tested.
  const test = (text: string) => (text.length <= quick ? own.test(text) : (other()?.test(text) ?? true));
  const isChecked = !hasRepeatedGroup(source) || other() !== null;
  return isChecked ? { test, toString: () => String(own) } : undefined;
}

function linearOf({ source, ignoreCase }: RegExp): RE2JS | null {
  try {
    return RE2JS.compile(RE2JS.translateRegExp(source), ignoreCase ? RE2JS.CASE_INSENSITIVE : 0);
  } catch {
    return null;
  }
}
