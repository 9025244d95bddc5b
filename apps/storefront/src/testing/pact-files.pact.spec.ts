import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { committedPactFolder, freshPactFolder, pactProviders, pactText, STOREFRONT } from './pact-files.ts';

// Runs after all other specs (pact-sequencer.cjs): checks what they recorded.

it.each(Object.values(pactProviders))(
  'the pact with %s is the committed one, which `npm run pact:update -w @shop/storefront` writes',
  (provider) => {
    const file = `${STOREFRONT}-${provider}.json`;
    const fresh = pactText(readFileSync(join(freshPactFolder, file), 'utf8'));
    if (process.env['UPDATE_PACTS'] === '1') writeFileSync(join(committedPactFolder, file), fresh);

    expect(fresh).toBe(readFileSync(join(committedPactFolder, file), 'utf8'));
  },
);
