import { parseArgs } from 'node:util';
import { STEPS, type Step } from './steps.ts';

export interface Wishes {
  steps: Step[];
  isVerbose: boolean;
  /** Only what differs from this commit or branch, and what depends on it; undefined for everything. */
  affectedSince: string | undefined;
  /** Which part of the browser tests, for example `1/2`; undefined for all of them. */
  shard: string | undefined;
}

export type Options = ({ ok: true } & Wishes) | { ok: false; message: string };

const names = STEPS.map(({ name }) => name).join(', ');
const USAGE = `npm test -- [--only STEP,...] [--affected BASE] [--shard 1/2] [--verbose]\n  The steps: ${names}`;

/** Reads the command line of `npm test`; steps keep their usual order, however they are named. */
export function readOptions(args: string[]): Options {
  const given = parse(args);
  if ('message' in given) return { ok: false, message: `${given.message}\n${USAGE}` };
  const { only, verbose: isVerbose = false, affected: affectedSince, shard } = given;
  if (shard !== undefined && !isShard(shard))
    return { ok: false, message: `"${shard}" is no part like 1/2.\n${USAGE}` };
  const wishes = { isVerbose, affectedSince, shard };
  if (only === undefined) return { ok: true, steps: [...STEPS], ...wishes };

  const wanted = only.split(',').map((name) => name.trim());
  const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0) return { ok: false, message: `There is no step "${unknown.join(', ')}".\n${USAGE}` };
  return { ok: true, steps: STEPS.filter((step) => wanted.includes(step.name)), ...wishes };
}

function isShard(text: string): boolean {
  const [, part, parts] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? [];
  return Number(part) <= Number(parts);
}

const FLAGS = {
  only: { type: 'string' },
  affected: { type: 'string' },
  shard: { type: 'string' },
  verbose: { type: 'boolean' },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: FLAGS }).values;
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error) };
  }
}
