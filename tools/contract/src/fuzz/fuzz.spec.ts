import { callsOf, readContract, type Call } from '../openapi.ts';
import { fuzz, fuzzReport } from './fuzz.ts';
import { startFuzzTarget } from './fuzz-target.ts';

const { whole } = readContract();

/** Random, so that every run sends other requests; a finding prints its seed. */
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000_000);

it('responds to 20,000 valid and invalid requests as openapi.yaml declares', async () => {
  const target = await startFuzzTarget();
  const result = await fuzz({ whole, target, requests: 20_000, seed });
  await target.close();

  if (result.finding) throw new Error(fuzzReport(result));
  process.stdout.write(`seed ${seed}: ${fuzzReport(result)}\n`);
  const answered = Object.entries(result.counts).map(([id, row]) => [id, Object.keys(row).map(Number)]);
  expect(Object.fromEntries(answered)).toEqual(Object.fromEntries(callsOf(whole).map(expectedStatuses)));
}, 300_000);

/** Answered to If-None-Match, or only in a situation. */
const NEVER_FUZZED = [304, 404, 429, 500, 503];

const expectedStatuses = ({ id, answers }: Call) => [
  id,
  answers.map(({ status }) => status).filter((status) => !NEVER_FUZZED.includes(status)),
];
