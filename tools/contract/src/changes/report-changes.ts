import { changesMessages as messages } from './changes.messages.ts';
import { changesBetween } from './changes.ts';
import { readChangesOptions } from './options.ts';
import { DanglingReference } from './part.ts';
import { breaksStorefront, reports } from './report.ts';
import { readPactsOf, readRevision, RevisionError, type Surroundings } from './revision.ts';

export interface Outcome {
  /** 0: the storefront goes on working; 1: it breaks; 2: nothing was compared. */
  readonly code: 0 | 1 | 2;
  readonly text: string;
}

/** Does what `npm run contract:changes` is asked for. */
export function reportChanges(args: readonly string[], surroundings: Surroundings): Outcome {
  const reading = readChangesOptions(args);
  if (!reading.ok) return { code: 2, text: reading.message };

  const { from, to, format } = reading.options;
  try {
    const [before, after] = [readRevision(from, surroundings), readRevision(to, surroundings)];
    const changes = changesBetween(before, after, readPactsOf(from, surroundings));
    const comparison = { from, to: to ?? messages.workingTree, changes };
    return { code: breaksStorefront(comparison) ? 1 : 0, text: reports[format](comparison) };
  } catch (error) {
    if (error instanceof RevisionError || error instanceof DanglingReference) return { code: 2, text: error.message };
    throw error;
  }
}
