import { atTerminal, Refusal } from './refusal.ts';

class WrongArgument extends Refusal {}

/** Runs a command: `--help` prints its usage, and so does a wrong argument, with exit code 1. */
export async function runCommand(usage: string, run: () => Promise<void> | void): Promise<void> {
  if (process.argv.includes('--help')) return void process.stdout.write(`${usage}\n`);
  await atTerminal(async () => {
    try {
      await run();
    } catch (error) {
      const isWrong =
        error instanceof WrongArgument || /^ERR_PARSE_ARGS_/.test((error as NodeJS.ErrnoException).code ?? '');
      throw isWrong ? new Refusal(`${(error as Error).message}\n\n${usage}`) : error;
    }
  });
}

/** An argument with a text, for `parseArgs`. */
export const text = (value = '') => ({ type: 'string', default: value }) as const;

/** Progress, on standard error. */
export const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** The whole number of an argument. @throws Refusal when it is none, or out of bounds */
export function wholeNumber(argument: string, given: string, from = 1, to = 99_999): number {
  const value = /^\d+$/.test(given) ? Number(given) : NaN;
  if (value >= from && value <= to) return value;
  throw new WrongArgument(`--${argument} takes a whole number from ${from} to ${to}, not "${given}".`);
}

/** The items whose names an argument lists as `a,b`, all by default. @throws Refusal for an unknown name */
export function chosen<Named extends { name: string }>(argument: string, all: readonly Named[], list = '') {
  const known = all.map(({ name }) => name);
  const wanted = list === '' ? known : list.split(',').map((name) => name.trim());
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown === undefined) return all.filter(({ name }) => wanted.includes(name));
  throw new WrongArgument(`Unknown name "${unknown}" in --${argument}. Known: ${known.join(', ')}.`);
}
