// spec-map: 7.2.7
import { callsOf, type Call } from '@shop/mock-engine/document/calls';
import { readContract } from '../contract.ts';
import { fuzz } from './fuzz.ts';

const { FUZZ_REQUESTS = 5_000, FUZZ_SEED = 1 } = process.env;

it(
  `responds to ${FUZZ_REQUESTS} valid and invalid requests as openapi.yaml declares`,
  async () => {
    const counts = await fuzz(Number(FUZZ_REQUESTS), Number(FUZZ_SEED));
    const responded = Object.entries(counts).map(([id, row]) => [id, Object.keys(row).map(Number)]);
    expect(Object.fromEntries(responded)).toEqual(
      Object.fromEntries(callsOf(readContract().whole).map(expectedStatuses)),
    );
  },
  // A machine on which others work takes ten times as long.
  120_000 + 50 * Number(FUZZ_REQUESTS),
);

/** Sent for If-None-Match, or only in a situation. */
const NEVER_FUZZED = [304, 404, 429, 500, 503];

const expectedStatuses = ({ id, responses }: Call) => [
  id,
  responses.map(({ status }) => status).filter((status) => !NEVER_FUZZED.includes(status)),
];
