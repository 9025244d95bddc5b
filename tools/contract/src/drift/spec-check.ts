import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Catch, Check } from './check.ts';

interface Verdict {
  file: string;
  passed: number;
  failures: string[];
}

/** A check that hangs has noticed something as well, but says nothing that helps. */
const PATIENCE_MS = 180_000;

/** Spec files of one project, in a process of their own, so that they load what is generated now. */
export function specCheck(name: string, project: string, files: readonly string[]): Check {
  return {
    name,
    run: async ({ root }) => {
      const runner = join(root, 'tools/contract/src/drift/specs.process.ts');
      const { output, errors } = await run(process.execPath, [runner, ...files], join(root, project));
      const verdicts = output
        .split('\n')
        .filter((line) => line.startsWith('{"file"'))
        .map((line) => JSON.parse(line) as Verdict);
      const caught = verdicts.flatMap(({ file, failures }) =>
        failures.map((because): Catch => ({ by: `${project}/${file}`, because })),
      );
      if (verdicts.length === files.length) return caught;
      return [...caught, { by: `${project}/${files[verdicts.length]}`, because: `did not end: ${errors.slice(-300)}` }];
    },
  };
}

/** @returns standard output and standard error, whatever the exit code */
export function run(
  command: string,
  args: string[],
  cwd: string,
): Promise<{ output: string; errors: string; code: number | null }> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: 'test', PACT_DO_NOT_TRACK: 'true' };
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], timeout: PATIENCE_MS, env });
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (piece: string) => (output += piece));
    child.stderr.setEncoding('utf8').on('data', (piece: string) => (errors += piece));
    child.on('error', reject);
    child.on('close', (code) => resolve({ output, errors, code }));
  });
}
