import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '../workspace-root.ts';
import { faultsOfPage } from './named-commands.ts';

const read = (file: string) => ({ file, text: readFileSync(path.join(workspaceRoot, file), 'utf8') });
const faultsIn = (text: string) => faultsOfPage({ file: 'docs/page.md', text }, workspaceRoot);

it.each(['README.md', 'docs/qa.md', 'docs/mock-api.md', 'docs/publishing.md', 'docs/architecture.md'])(
  '%s names only commands, specs and files that there are',
  (file) => {
    expect(faultsOfPage(read(file), workspaceRoot)).toEqual([]);
  },
);

describe('a page that names what is gone is caught', () => {
  it.each([
    ['a script', 'Run `npm run pact:verifi -- --base-url URL`.', ['There is no script for `npm run pact:verifi`.']],
    [
      'a script of a project',
      '`npm run pact:update -w @shop/mock-api`',
      ['There is no script for `npm run pact:update -w @shop/mock-api`.'],
    ],
    [
      'a target',
      '`npx nx run @shop/contract-tools:degenerate`',
      ['There is no target for `nx run @shop/contract-tools:degenerate`.'],
    ],
    ['a spec', '`cd tools/contract && npx jest pakts`', ['`cd tools/contract && npx jest pakts` finds no spec.']],
    ['a linked file', '[Manual](mock-api-manual.md)', ['There is no mock-api-manual.md.']],
    ['a file in the text', 'Open `apps/storefront/src/nowhere.ts`.', ['There is no apps/storefront/src/nowhere.ts.']],
  ])('%s', (_, text, faults) => {
    expect(faultsIn(text)).toEqual(faults);
  });

  it('and one that names what there is, is not', () => {
    expect(
      faultsIn(
        'Run `npm test`, `npm run pact`, `npm run pact:update -w @shop/storefront`, `cd tools/contract && npx jest pacts`; see [the manual](mock-api.md#worlds) and, once built, `apps/storefront/dist`.',
      ),
    ).toEqual([]);
  });
});
