import { parseArgs } from 'node:util';
import { argumentProblem } from '@shop/workspace-tools/terminal/command';
import { ContractError } from '../openapi.ts';
import { changesMessages as messages } from './changes.messages.ts';
import { changesBetween } from './changes.ts';
import { breaksStorefront, isFormat, reports, type Format } from './report.ts';
import { readPactsOf, readRevision, type Location } from './revision.ts';

export interface Outcome {
  /** 0: the storefront keeps working; 1: it breaks; 2: nothing was compared. */
  readonly code: 0 | 1 | 2;
  readonly text: string;
}

/** Runs `npm run contract:changes`. */
export function reportChanges(args: readonly string[], location: Location): Outcome {
  const reading = readArguments(args);
  if (!reading.ok) return { code: 2, text: reading.message };

  const { from, to, format } = reading.values;
  try {
    const [before, after] = [readRevision(from, location), readRevision(to, location)];
    const changes = changesBetween(before, after, readPactsOf(from, location));
    const comparison = { from, to: to ?? messages.workingTree, changes };
    return { code: breaksStorefront(comparison) ? 1 : 0, text: reports[format](comparison) };
  } catch (error) {
    if (error instanceof ContractError) return { code: 2, text: error.message };
    throw error;
  }
}

interface ChangesArguments {
  readonly from: string;
  /** The working tree by default. */
  readonly to: string | undefined;
  readonly format: Format;
}

/** Reads the command line. */
function readArguments(
  args: readonly string[],
): { ok: true; values: ChangesArguments } | { ok: false; message: string } {
  const refused = (message: string) => ({ ok: false, message: `${message}\n\n${messages.usage}` }) as const;
  try {
    const known = {
      from: { type: 'string' },
      to: { type: 'string' },
      format: { type: 'string', default: 'text' },
    } as const;
    const { from, to, format } = parseArgs({ args: [...args], options: known }).values;
    if (!from) return refused(messages.noFrom);
    if (!isFormat(format)) return refused(messages.unknownFormat(format));
    return { ok: true, values: { from, to, format } };
  } catch (error) {
    return refused(argumentProblem(error as Error));
  }
}
