import { execFileSync } from 'node:child_process';
import { workspaceRoot } from '../contract-paths.ts';
import type { Release } from './publish.ts';

/** The revision and branch of the working tree, unless the command or the build says otherwise; undefined without either. */
export function releaseOf(
  given: { version?: string | undefined; branch?: string | undefined },
  environment: Readonly<Record<string, string | undefined>>,
): Release | undefined {
  const version = given.version ?? environment['GIT_COMMIT'] ?? git('rev-parse', 'HEAD');
  if (!version) return undefined;
  const branch = given.branch ?? environment['GIT_BRANCH'] ?? git('symbolic-ref', '--short', 'HEAD');
  return { version, branch: branch || undefined, buildUrl: environment['BUILD_URL'] };
}

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: workspaceRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
