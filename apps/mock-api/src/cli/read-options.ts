import { parseArgs } from 'node:util';

import { cliMessages as messages } from './cli.messages.ts';
import { nearest } from './nearest.ts';
import { isOptionName, options, type Option, type OptionName } from './options.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A value with the name it was given under, so that a fault can say where. */
export interface Given {
  readonly name: string;
  readonly text: string;
}

export interface GivenOptions {
  readonly isHelpWanted: boolean;
  readonly faults: readonly string[];
  /** What the command line says, and only there. */
  readonly typed: (option: OptionName) => Given | undefined;
  /** What the command line says, or else the environment. */
  readonly value: (option: OptionName) => Given | undefined;
  /** All values of an option that may be repeated; in the environment they are separated by commas. */
  readonly values: (option: OptionName) => readonly Given[];
}

const table: Readonly<Record<OptionName, Option>> = options;
const parsed = Object.fromEntries(
  Object.entries(table).map(([name, { value }]) => [
    name,
    { type: value === undefined ? 'boolean' : 'string', multiple: true },
  ]),
) as Record<OptionName, { type: 'string' | 'boolean'; multiple: true }>;

/** Reads a command line, and the environment behind it; every mistake is named, all at once. */
export function readOptions(args: readonly string[], environment: Environment): GivenOptions {
  const config = { ...parsed, help: { ...parsed.help, short: 'h' } };
  const { tokens } = parseArgs({
    args: [...args],
    options: config,
    strict: false,
    tokens: true,
    allowPositionals: true,
  });
  const given = new Map<OptionName, Given[]>();
  const faults: string[] = [];
  let unknownAt = NaN;

  for (const token of tokens) {
    // What follows an unknown option was meant as its value.
    if (token.kind === 'positional' && token.index !== unknownAt + 1) faults.push(messages.noOption(token.value));
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    if (!isOptionName(name)) {
      unknownAt = token.index;
      faults.push(messages.unknownOption(rawName, nearest(name, Object.keys(options))));
      continue;
    }
    const { value: placeholder, isRepeatable } = table[name];
    if (placeholder === undefined && value !== undefined) faults.push(messages.noValue(rawName));
    else if (placeholder !== undefined && (value === undefined || (!inlineValue && value.startsWith('--')))) {
      faults.push(messages.valueMissing(rawName, placeholder));
    } else {
      const before = given.get(name) ?? [];
      if (before.length > 0 && !isRepeatable) faults.push(messages.twice(rawName));
      given.set(name, [...before, { name: rawName, text: value ?? '1' }]);
    }
  }

  const fromEnvironment = (option: OptionName): Given | undefined => {
    const { variable = '' } = table[option];
    const text = environment[variable];
    return text === undefined ? undefined : { name: variable, text };
  };
  const typed = (option: OptionName) => given.get(option)?.at(-1);
  return {
    isHelpWanted: given.has('help'),
    faults,
    typed,
    value: (option) => typed(option) ?? fromEnvironment(option),
    values: (option) => given.get(option) ?? split(fromEnvironment(option)),
  };
}

function split(list: Given | undefined): Given[] {
  if (!list) return [];
  const texts = list.text.split(',').map((text) => text.trim());
  return texts.filter((text) => text !== '').map((text) => ({ name: list.name, text }));
}
