import { parseArgs } from 'node:util';

import { chooseNamed } from '@shop/workspace-tools/options/choose-named';

import { usage } from './bench.messages.ts';
import { rows } from './rows/all-rows.ts';
import type { Row } from './rows/row.ts';

export interface Options {
  readonly rows: readonly Row[];
  readonly rounds: number;
  readonly seconds: number;
  /** A file to write the findings to. */
  readonly json: string | undefined;
}

export type OptionsReading = { ok: true; options: Options } | { ok: false; message: string };

const known = {
  only: { type: 'string' },
  rounds: { type: 'string', default: '5' },
  seconds: { type: 'string', default: '3' },
  json: { type: 'string' },
} as const;

/** Reads the command line of `npm run bench:mock-api`; rows keep their usual order, however they are named. */
export function readOptions(args: readonly string[]): OptionsReading {
  const refuse = (message: string) => ({ ok: false as const, message: `${message}\n${usage(rows)}` });
  let given;
  try {
    given = parseArgs({ args: [...args], options: known }).values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
  const { only, rounds, seconds, json } = given;
  if (![rounds, seconds].every((text) => /^[1-9]\d{0,3}$/.test(text))) {
    return refuse('--rounds and --seconds are whole numbers from 1 to 9,999.');
  }
  const choice = chooseNamed(rows, only);
  if ('unknown' in choice) return refuse(`There is no row "${choice.unknown}".`);
  return { ok: true, options: { rows: choice.chosen, rounds: Number(rounds), seconds: Number(seconds), json } };
}
