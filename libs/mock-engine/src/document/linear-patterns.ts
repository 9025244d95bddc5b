import { RE2JS } from 're2js';
import { parsePattern, type Expression } from './patterns.ts';

/** Of an expression that goes back: some milliseconds. */
const MAX_STEPS = 1e6;

/** An escape or a class, each one character of a text. */
const CHARACTER = /\\.|\[(?:\\.|[^\]\\])*\]/gs;

/** A group that is repeated can be tried in exponentially many ways. */
const hasRepeatedGroup = (pattern: string): boolean => /\)[*+{]/.test(pattern);

/** The length of texts that JavaScript's own expression tests fast, whatever is in them. @param plain without characters */
function safeLength(plain: string): number {
  if (hasRepeatedGroup(plain)) return 0;
  const isAnchored = /^\^[^|]*$/.test(plain);
  // What looks ahead at the beginning is decided on its own.
  const [ahead = ''] = /^\^?(\(\?[=!][^()]*\))*/.exec(plain) ?? [];
  const lengths = [...ahead.split(')'), plain.slice(ahead.length)].map((part) => {
    const count = (kind: RegExp) => part.match(kind)?.length ?? 0;
    const open = count(/[*+]|\{\d+,\d*\}/g) + Number(!isAnchored);
    const choices = 2 ** count(/\||[^(*+?}]\?/g);
    // They may be tried in so many ways at each place where a repetition ends.
    return choices > MAX_STEPS ? 0 : (MAX_STEPS / choices) ** (1 / open);
  });
  return Math.min(...lengths);
}

/**
 * Matches a pattern in a time that grows with the text alone, where its own expression could take for ever.
 *
 * @returns undefined for one that only its own expression can read, if any
 */
export function linearPattern(pattern: string): Expression | undefined {
  const own = parsePattern(pattern);
  if (!own) return undefined;
  const plain = own.source.replaceAll(CHARACTER, '.');
  const quick = safeLength(plain);
  let read: RE2JS | null | undefined;
  const re2 = () => (read ??= compileRe2(own));
  // Without the other, as with lookarounds, long texts are not tested.
  const test = (text: string) => (text.length <= quick ? own.test(text) : (testBy(re2(), text) ?? true));
  const isChecked = !hasRepeatedGroup(plain) || re2() !== null;
  return isChecked ? { test, toString: () => String(own) } : undefined;
}

/** States of an automaton by characters of a text; counted repetitions such as `(a{1,30}){1,30}` have thousands. */
const MAX_WORK = 3e5;
const FEW_STATES = 300;

function testBy(other: RE2JS | null, text: string): boolean | undefined {
  const size = other?.programSize() ?? 0;
  return size <= FEW_STATES || size * text.length <= MAX_WORK ? other?.test(text) : undefined;
}

function compileRe2(own: RegExp): RE2JS | null {
  try {
    return RE2JS.compile(RE2JS.translateRegExp(translateToRe2(own.source)));
  } catch {
    return null;
  }
}

/** What RE2 means otherwise than JavaScript (ECMA-262, 22.2), as ranges of a class. */
const classes: Readonly<Record<string, string>> = {
  s: String.raw`\t-\r \x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}`,
  S: String.raw`\x00-\x08\x0e-\x1f!-\x{9f}\x{a1}-\x{167f}\x{1681}-\x{1fff}\x{200b}-\x{2027}\x{202a}-\x{202e}\x{2030}-\x{205e}\x{2060}-\x{2fff}\x{3001}-\x{fefe}\x{ff00}-\x{10ffff}`,
};
const LINE_ENDS = String.raw`\n\r\x{2028}\x{2029}`;

/** What would be another thing for RE2: its own escapes, and halves of characters. */
const UNREADABLE = /(?<!\\)(?:\\\\)*\\(?:[AQECz]|ud[89a-f])/i;

/** A pattern without what JavaScript means otherwise. @throws Error where that cannot be said */
function translateToRe2(source: string): string {
  if (UNREADABLE.test(source)) throw new Error(source);
  return source.replaceAll(new RegExp(`${CHARACTER.source}|\\.`, 'gs'), (part) => {
    if (part === '.') return `[^${LINE_ENDS}]`;
    if (part === '[]' || part === '[^]') return `[${part === '[]' ? '^' : ''}\\x00-\\x{10ffff}]`;
    if (part.startsWith('\\')) return /[sS]/.test(part) ? `[${classes[part.slice(1)]}]` : part;
    const inside = part
      .slice(1, -1)
      .replaceAll(/\\(.)|\[/gs, (_, kind: string = '[') => (kind === 'b' ? '\\x08' : (classes[kind] ?? `\\${kind}`)));
    return `[${inside}]`;
  });
}
