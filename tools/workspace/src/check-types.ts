import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { workspaceRoot } from './workspace-root.ts';

// `node ../../tools/workspace/src/check-types.ts [FOLDER,...]`: the types of a project, and of folders in it that have a
// tsconfig.json of their own.
//
// TypeScript 7 checks in a quarter of the time, but offers programs no interface yet: for ESLint and the contract's
// generators there is TypeScript 5 beside it, whose command has the same name. It checks on one processor, since the
// projects are checked beside one another, and its own threads do much of the work twice.

const compiler = path.join(workspaceRoot, 'node_modules/typescript-7/bin/tsc');

for (const folder of ['.', ...process.argv.slice(2)]) {
  const check = spawnSync(process.execPath, [compiler, '--singleThreaded', '-p', folder], {
    stdio: 'inherit',
  });
  process.exitCode ||= check.status ?? 1;
}
