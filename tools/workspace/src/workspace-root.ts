import path from 'node:path';

/** The workspace's folder. In a file of its own, since Jest runs files as CommonJS, without import.meta. */
export const workspaceRoot = path.resolve(import.meta.dirname, '../../..');
