import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  committedPactFolder,
  freshPactFolder,
  pactFileName,
  pactProviders,
  pactText,
  readInteractions,
} from './pact-files.ts';

// Runs after all other specs (pact-sequencer.cjs): checks what they recorded.

const mendBy = 'If the change is intended, run `npm run pact:update -w @shop/storefront` and commit the file.';
const isUpdate = process.env['UPDATE_PACTS'] === '1';

describe.each(Object.values(pactProviders))('the pact with %s', (provider) => {
  const committedFile = join(committedPactFolder, pactFileName(provider));

  it('is the committed one, to the byte', () => {
    const fresh = pactText(provider, readInteractions());
    write(freshPactFolder, provider, fresh);
    if (isUpdate) write(committedPactFolder, provider, fresh);

    expect(fresh).toContain('"interactions": [\n    {');
    const committed = existsSync(committedFile) ? readFileSync(committedFile, 'utf8') : '';
    if (committed !== fresh) throw new Error(`${difference(committed, fresh)}\n${mendBy}`);
  });
});

it('no pact of a provider that the storefront does not know is left behind', () => {
  expect(readdirSync(committedPactFolder).sort()).toEqual(Object.values(pactProviders).map(pactFileName).sort());
});

function write(folder: string, provider: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, pactFileName(provider)), text);
}

/** Compares from the first different line on: a whole pact is too long. */
function difference(committed: string, fresh: string): string {
  if (committed === '') return 'There is no committed pact.';
  const [before, now] = [committed.split('\n'), fresh.split('\n')];
  const line = now.findIndex((text, index) => text !== before[index]);
  const at = line < 0 ? now.length : line;
  return `The committed pact differs from line ${at + 1} on:\n- ${before[at] ?? '(its end)'}\n+ ${now[at] ?? '(its end)'}`;
}
