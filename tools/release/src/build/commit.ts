import { execFileSync } from 'node:child_process';

export interface Commit {
  readonly id: string;
  /** Seconds since 1970. */
  readonly time: number;
  /** What differs from it in the working tree, new files included. */
  readonly changes: readonly string[];
}

/** The commit that a working tree stands on. */
export function readCommit(folder: string): Commit {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trimEnd();
  return {
    id: git('rev-parse', 'HEAD'),
    time: Number(git('log', '-1', '--format=%ct')),
    changes: git('status', '--porcelain').split('\n').filter(Boolean),
  };
}
