import { parseArgs } from 'node:util';

export interface CrashTestOptions {
  readonly rounds: number;
  readonly races: number;
  readonly clients: number;
  readonly seed: number;
}

const USAGE = 'npm run test:crash -- [--rounds NUMBER] [--races NUMBER] [--clients NUMBER] [--seed NUMBER]';
const SEEDS = 2 ** 31;

const known = {
  rounds: { type: 'string', default: '200' },
  races: { type: 'string', default: '1000' },
  clients: { type: 'string', default: '32' },
  seed: { type: 'string' },
} as const;

/** Reads the command line of `npm run test:crash`. */
export function readCrashOptions(
  args: readonly string[],
): { ok: true; options: CrashTestOptions } | { ok: false; message: string } {
  try {
    const given = parseArgs({ args: [...args], options: known }).values;
    const texts = { ...given, seed: given.seed ?? String(Math.floor(Math.random() * SEEDS)) };
    const wrong = Object.entries(texts).find(([, text]) => !/^\d{1,10}$/.test(text));
    if (wrong)
      return {
        ok: false,
        message: `--${wrong[0]} is "${wrong[1]}", not a whole number of at most ten digits.\n${USAGE}`,
      };
    const { rounds, races, clients, seed } = texts;
    const options = { rounds: Number(rounds), races: Number(races), clients: Number(clients), seed: Number(seed) };
    return { ok: true, options };
  } catch (error) {
    return { ok: false, message: `${error instanceof Error ? error.message : String(error)}\n${USAGE}` };
  }
}
