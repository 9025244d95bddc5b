import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CoverageData } from '@shop/api-contract/answer-coverage';
import { fieldNames } from '@shop/api-contract/field-names';

import { unusedStates } from './demands.ts';
import { openMockProvider, type MockProvider } from './mock-provider.ts';
import { readPacts } from './pacts.ts';
import { verifyInteraction } from './verify-interaction.ts';

const pacts = readPacts();

let provider: MockProvider;
beforeAll(async () => {
  provider = await openMockProvider();
  provider.requestLog.fields.start(fieldNames);
});

/** For the coverage report of `npm test`. */
const coverageFile = join(import.meta.dirname, '../../reports/pact-coverage.json');
afterAll(async () => {
  mkdirSync(dirname(coverageFile), { recursive: true });
  const { requestLog } = provider;
  const seen: CoverageData = { counts: requestLog.answerCounts(), fields: requestLog.fields.observed() };
  writeFileSync(coverageFile, JSON.stringify(seen));
  await provider.close();
});

describe.each(pacts.map((pact) => ({ pact, name: pact.provider.name })))('$name matches its pact', ({ pact }) => {
  it.each(pact.interactions.map((interaction) => ({ interaction, name: interaction.description })))(
    '$name',
    ({ interaction }) => verifyInteraction(pact, interaction, provider),
  );
});

describe('the pacts', () => {
  it('use every provider state', () => {
    expect(unusedStates(pacts)).toEqual([]);
  });
});
