import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addAnswerCounts, type AnswerCounts } from '@shop/api-contract/answer-coverage';
import { operationTable } from '@shop/api-contract/generated/operations';

import { unusedStates } from './demands.ts';
import { readPacts } from './pacts.ts';
import { stateHandlers } from './state-handlers.ts';
import { verifyInteraction } from './verify-interaction.ts';

const pacts = readPacts();
const agreements = pacts.flatMap((pact) => pact.interactions.map((interaction) => ({ pact, interaction })));

jest.setTimeout(20_000);

/** Kept for the report on how much of the contract has been seen; `npm test` reads it. */
const coverageFile = join(import.meta.dirname, '../../reports/pact-coverage.json');
const answered: AnswerCounts[] = [];
afterAll(() => {
  mkdirSync(dirname(coverageFile), { recursive: true });
  writeFileSync(coverageFile, JSON.stringify(addAnswerCounts(answered)));
});

describe.each(pacts.map((pact) => ({ pact, name: pact.provider.name })))('$name keeps its pact', ({ pact }) => {
  it.each(pact.interactions.map((interaction) => ({ interaction, name: interaction.description })))(
    '$name',
    async ({ interaction }) => void answered.push(await verifyInteraction(pact, interaction)),
  );
});

describe('the pacts', () => {
  it('ask for every situation that this server can bring about', () => {
    expect(unusedStates(pacts, stateHandlers)).toEqual([]);
  });

  it('know every call of the contract', () => {
    const asked = new Set(agreements.map(({ interaction }) => interaction.comments?.operationId));
    expect(Object.keys(operationTable).filter((operation) => !asked.has(operation))).toEqual([]);
  });
});
