import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CoverageData } from '@shop/api-contract/answer-coverage';
import { fieldNames } from '@shop/api-contract/field-names';
import { operationTable } from '@shop/api-contract/generated/operations';

import { fieldsNoted, noteFields } from '@shop/mock-engine/request-log/field-notes';
import { unusedStates } from './demands.ts';
import { openMockProvider, type MockProvider } from './mock-provider.ts';
import { readPacts } from './pacts.ts';
import { verifyInteraction } from './verify-interaction.ts';

const pacts = readPacts();
const agreements = pacts.flatMap((pact) => pact.interactions.map((interaction) => ({ pact, interaction })));

let provider: MockProvider;
beforeAll(async () => {
  provider = await openMockProvider();
  noteFields(provider.requestLog, fieldNames);
});

/** Kept for the report on how much of the contract has been seen; `npm test` reads it. */
const coverageFile = join(import.meta.dirname, '../../reports/pact-coverage.json');
afterAll(async () => {
  mkdirSync(dirname(coverageFile), { recursive: true });
  const { requestLog } = provider;
  const seen: CoverageData = { counts: requestLog.answerCounts(), fields: fieldsNoted(requestLog) };
  writeFileSync(coverageFile, JSON.stringify(seen));
  await provider.close();
});

describe.each(pacts.map((pact) => ({ pact, name: pact.provider.name })))('$name keeps its pact', ({ pact }) => {
  it.each(pact.interactions.map((interaction) => ({ interaction, name: interaction.description })))(
    '$name',
    async ({ interaction }) =>
      expect(await verifyInteraction(pact, interaction, provider)).toEqual({ isSkipped: false }),
  );
});

describe('the pacts', () => {
  it('ask for every situation that there is a name for', () => {
    expect(unusedStates(pacts)).toEqual([]);
  });

  it('know every call of the contract', () => {
    const asked = new Set<string>(agreements.map(({ interaction }) => interaction.comments.operationId));
    expect(Object.keys(operationTable).filter((operation) => !asked.has(operation))).toEqual([]);
  });
});
