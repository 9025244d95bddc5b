import { execFileSync } from 'node:child_process';

export interface Commit {
  readonly id: string;
  /** Seconds since 1970. */
  readonly time: number;
  /** Uncommitted changes, new files included. */
  readonly changes: readonly string[];
}

/** The commit that is checked out. */
export function readCommit(folder: string): Commit {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trimEnd();
  return {
    id: git('rev-parse', 'HEAD'),
    time: Number(git('log', '-1', '--format=%ct')),
    changes: git('status', '--porcelain').split('\n').filter(Boolean),
  };
}
