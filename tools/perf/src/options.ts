import { Refusal } from '@shop/workspace-tools/terminal/refusal';
import { optionMessages as messages } from './options.messages.ts';

/** The whole number that an option was given. @throws Refusal when it is none, or out of bounds */
export function wholeNumber(option: string, text: string, { from = 1, to = 9_999 } = {}): number {
  const value = /^\d+$/.test(text) ? Number(text) : NaN;
  if (value >= from && value <= to) return value;
  throw new Refusal(messages.noNumber(option, text, from, to));
}

/** What an option names as `a,b`, in its usual order; all of it when nothing was named. @throws Refusal for an unknown name */
export function chosen<Named extends { readonly name: string }>(
  option: string,
  all: readonly Named[],
  names?: string,
): readonly Named[] {
  const wanted = names?.split(',').map((name) => name.trim()) ?? all.map(({ name }) => name);
  const known = all.map(({ name }) => name);
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Refusal(messages.unknown(option, unknown, known));
  return all.filter(({ name }) => wanted.includes(name));
}
