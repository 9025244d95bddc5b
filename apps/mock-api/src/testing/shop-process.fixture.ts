import { join } from 'node:path';
import * as processes from '@shop/mock-engine/testing/processes.fixture';

export const main = join(import.meta.dirname, '../main.ts');

/** Runs the mock API on a free port. */
export const run = (...args: string[]) => processes.run(main, ...args);

/** @param blocks limit of each file, in blocks of 512 bytes */
export const runWithLimit = (blocks: number, ...args: string[]) => processes.runWithLimit(blocks, main, ...args);
