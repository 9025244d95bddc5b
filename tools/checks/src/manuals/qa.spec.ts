import { readFileSync } from 'node:fs';
import path from 'node:path';
import { providerStates } from '@shop/mock-api/provider-states';
import { workspaceRoot } from '@shop/workspace-tools/workspace-root';

interface Interaction {
  readonly description: string;
  readonly providerStates?: readonly { readonly name: string }[];
  readonly response: { readonly status: number };
}

const read = (file: string) => readFileSync(path.join(workspaceRoot, file), 'utf8');

it('the filter of docs/qa.md takes every list that is filled, and no failure', () => {
  const [, filter = ''] = /FILTER='([^']+)'/.exec(read('docs/qa.md')) ?? [];
  const pact = JSON.parse(read('apps/storefront/pacts/storefront-shop-api.json')) as { interactions: Interaction[] };
  const taken = pact.interactions.filter(({ description }) => new RegExp(filter).test(description));
  const states = taken.flatMap(({ providerStates: all = [] }) => all.map(({ name }) => name));
  const { offersFilled, academyFilled, resourcesFilled } = providerStates;
  expect(states).toEqual(expect.arrayContaining([offersFilled, academyFilled, resourcesFilled]));
  expect(taken.filter(({ response }) => response.status !== 200)).toEqual([]);
});
