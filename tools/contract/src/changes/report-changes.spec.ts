import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractFile, pactFolder } from '../contract.ts';
import { reportChanges } from './report-changes.ts';

const text = readFileSync(contractFile, 'utf8');
const stricter = text.replace('minLength: 6, maxLength: 200', 'minLength: 8, maxLength: 200');
let repository: string;

/** Whatever the machine's own git is set up to do. */
const plain = ['user.name=QA', 'user.email=qa@vanaveda.example', 'commit.gpgSign=false', 'tag.gpgSign=false'];
const git = (...args: string[]) =>
  execFileSync('git', [...plain.flatMap((setting) => ['-c', setting]), ...args], { cwd: repository, stdio: 'pipe' });
const changes = (from: string, to?: string) => reportChanges(from, to, repository);

beforeAll(() => {
  repository = mkdtempSync(join(tmpdir(), 'contract-changes-'));
  git('init', '--quiet');
  mkdirSync(join(repository, 'libs/api-contract'), { recursive: true });
  writeFileSync(join(repository, 'libs/api-contract/openapi.yaml'), text);
  cpSync(pactFolder, join(repository, 'apps/storefront/pacts'), { recursive: true });
  git('add', '.');
  git('commit', '--quiet', '--message', 'The published shop');
  git('tag', 'published');
  writeFileSync(join(repository, 'stricter.yaml'), stricter);
  writeFileSync(join(repository, 'broken.yaml'), 'paths: [');
  writeFileSync(join(repository, 'shopping.yaml'), 'tea: 2\n');
});

afterAll(() => rmSync(repository, { recursive: true }));

it('fails when a revision breaks the published storefront', async () => {
  const { code, text: report } = await changes('published', 'stricter.yaml');

  expect(code).toBe(1);
  expect(report).toMatch(/^Contract changes from published to stricter\.yaml\n\nBreaks the published storefront \(1\)/);
  expect(report).toContain(
    'components > schemas > RegisterRequest > properties > password: minLength changed from 6 to 8',
  );
  expect(report).toContain('Open: apps/storefront/src/features/session/session.api.pact.spec.ts');
  expect(report).toMatch(/The published storefront breaks\.$/);
});

it('succeeds when the storefront keeps working, and compares with the working tree by default', async () => {
  expect(await changes('stricter.yaml', 'published')).toMatchObject({
    code: 0,
    text: expect.stringMatching(/Safe \(1\)[^]*The published storefront keeps working\.$/) as string,
  });
  expect(await changes('published')).toEqual({
    code: 0,
    text: 'Contract changes from published to the working tree\n\nNo contract changes.',
  });
});

it('judges by the pacts of the published revision, not by those of today', async () => {
  const pact = join(repository, 'apps/storefront/pacts/storefront-shop-api.json');
  const untouched = readFileSync(pact, 'utf8');
  writeFileSync(pact, JSON.stringify({ ...JSON.parse(untouched), interactions: [] } as object));
  git('commit', '--quiet', '--all', '--message', 'Without a single promise');

  expect((await changes('HEAD', 'stricter.yaml')).code).toBe(0);
  expect((await changes('published', 'stricter.yaml')).code).toBe(1);
});

it.each([
  ['an unknown revision', 'no-such-thing', /^"no-such-thing" is neither a file nor a Git revision/],
  ['an option as revision', '--output=x', /neither a file nor a Git revision/],
  ['a file that is not YAML', 'broken.yaml', /^Cannot read broken\.yaml: line \d/],
  ['a file that is not a contract', 'shopping.yaml', /^shopping\.yaml is not an OpenAPI contract/],
])('explains %s', async (_, from, said) => {
  const { code, text: message } = await changes(from);

  expect(code).toBe(2);
  expect(message).toMatch(said);
});
