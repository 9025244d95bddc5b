import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { workspaceRoot } from './workspace-root.ts';

// `node ../../tools/workspace/src/check-types.ts [FOLDER ...]`: checks the types of a project, and of folders in it with a
// tsconfig.json of their own. With TypeScript 7, which is four times as fast; the generators need the API of
// TypeScript 5. Single-threaded, since Nx checks projects in parallel.

const compiler = path.join(workspaceRoot, 'node_modules/typescript-7/bin/tsc');

for (const folder of ['.', ...process.argv.slice(2)]) {
  const check = spawnSync(process.execPath, [compiler, '--singleThreaded', '-p', folder], {
    stdio: 'inherit',
  });
  process.exitCode ||= check.status ?? 1;
}
