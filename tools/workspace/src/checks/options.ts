import { parseArgs } from 'node:util';
import { STEPS, type Step } from './steps.ts';

export type Options = { ok: true; steps: Step[]; isVerbose: boolean } | { ok: false; message: string };

const names = STEPS.map(({ name }) => name).join(', ');
const USAGE = `npm test -- [--only STEP,...] [--verbose]\n  The steps: ${names}`;

/** Reads the command line of `npm test`; steps keep their usual order, however they are named. */
export function readOptions(args: string[]): Options {
  const given = parse(args);
  if ('message' in given) return { ok: false, message: `${given.message}\n${USAGE}` };
  const { only, verbose: isVerbose = false } = given;
  if (only === undefined) return { ok: true, steps: [...STEPS], isVerbose };

  const wanted = only.split(',').map((name) => name.trim());
  const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0) return { ok: false, message: `There is no step "${unknown.join(', ')}".\n${USAGE}` };
  return { ok: true, steps: STEPS.filter((step) => wanted.includes(step.name)), isVerbose };
}

function parse(args: string[]): { only?: string; verbose?: boolean } | { message: string } {
  try {
    return parseArgs({ args, options: { only: { type: 'string' }, verbose: { type: 'boolean' } } }).values;
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error) };
  }
}
