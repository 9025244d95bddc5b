import { parseArgs } from 'node:util';
import { ContractError } from '../openapi.ts';
import { changesMessages as messages } from './changes.messages.ts';
import { changesBetween } from './changes.ts';
import { breaksStorefront, isFormat, reports, type Format } from './report.ts';
import { readPactsOf, readRevision, type Surroundings } from './revision.ts';

export interface Outcome {
  /** 0: the storefront goes on working; 1: it breaks; 2: nothing was compared. */
  readonly code: 0 | 1 | 2;
  readonly text: string;
}

/** Does what `npm run contract:changes` is asked for. */
export function reportChanges(args: readonly string[], surroundings: Surroundings): Outcome {
  const reading = readOptions(args);
  if (!reading.ok) return { code: 2, text: reading.message };

  const { from, to, format } = reading.options;
  try {
    const [before, after] = [readRevision(from, surroundings), readRevision(to, surroundings)];
    const changes = changesBetween(before, after, readPactsOf(from, surroundings));
    const comparison = { from, to: to ?? messages.workingTree, changes };
    return { code: breaksStorefront(comparison) ? 1 : 0, text: reports[format](comparison) };
  } catch (error) {
    if (error instanceof ContractError) return { code: 2, text: error.message };
    throw error;
  }
}

interface ChangesOptions {
  readonly from: string;
  /** Without one, the working tree. */
  readonly to: string | undefined;
  readonly format: Format;
}

/** Reads the command line of `npm run contract:changes`. */
function readOptions(args: readonly string[]): { ok: true; options: ChangesOptions } | { ok: false; message: string } {
  const refused = (message: string) => ({ ok: false, message: `${message}\n${messages.usage}` }) as const;
  try {
    const known = {
      from: { type: 'string' },
      to: { type: 'string' },
      format: { type: 'string', default: 'text' },
    } as const;
    const { from, to, format } = parseArgs({ args: [...args], options: known }).values;
    if (!from) return refused(messages.noFrom);
    if (!isFormat(format)) return refused(messages.unknownFormat(format));
    return { ok: true, options: { from, to, format } };
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
}
