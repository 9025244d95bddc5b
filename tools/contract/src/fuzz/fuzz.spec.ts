// spec-map: 7.2.7
import { callsOf, type Call } from '@shop/mock-engine/document/calls';
import { readContract } from '../contract.ts';
import { fuzz, fuzzReport } from './fuzz.ts';

it('responds to 5,000 valid and invalid requests as openapi.yaml declares', async () => {
  const result = await fuzz({ requests: 5000, seed: 1 });

  if (result.finding) throw new Error(fuzzReport(result));
  const responded = Object.entries(result.counts).map(([id, row]) => [id, Object.keys(row).map(Number)]);
  expect(Object.fromEntries(responded)).toEqual(
    Object.fromEntries(callsOf(readContract().whole).map(expectedStatuses)),
  );
});

/** Sent for If-None-Match, or only in a situation. */
const NEVER_FUZZED = [304, 404, 429, 500, 503];

const expectedStatuses = ({ id, responses }: Call) => [
  id,
  responses.map(({ status }) => status).filter((status) => !NEVER_FUZZED.includes(status)),
];
