import path from 'node:path';

/** The folder of the whole workspace. Kept apart, since Jest runs files as CommonJS, which have no import.meta. */
export const workspaceRoot = path.resolve(import.meta.dirname, '../../..');
