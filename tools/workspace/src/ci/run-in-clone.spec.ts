import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInClone } from './run-in-clone.ts';

let source: string;

beforeEach(() => {
  source = mkdtempSync(path.join(tmpdir(), 'ci-source-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { cwd: source });
  writeFileSync(path.join(source, 'committed'), '');
  git('init', '--quiet');
  git('add', 'committed');
  git('commit', '--quiet', '--message', 'one file');
  writeFileSync(path.join(source, 'not-committed'), '');
});

afterEach(() => rmSync(source, { recursive: true }));

const runs = (...commands: string[]) => {
  const said: string[] = [];
  const isGreen = runInClone({ commands, env: { SHARD: '1/3' } }, source, (line) => said.push(line.trim()));
  return { isGreen, said };
};

it('sees only what is committed, and the environment of the job', () => {
  expect(runs('test -f committed', 'test ! -e not-committed', 'test "$SHARD" = 1/3').isGreen).toBe(true);
  expect(runs('test -f not-committed').isGreen).toBe(false);
});

it('ends at the first command that fails', () => {
  expect(runs('false', 'true')).toEqual({ isGreen: false, said: ['$ false'] });
});

it('publishes nothing', () => {
  const { isGreen, said } = runs('gh release create v1');

  expect(isGreen).toBe(true);
  expect(said).toEqual(['$ gh release create v1\n  left out: it publishes']);
});
