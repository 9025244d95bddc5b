import { readContract } from '../openapi.ts';
import { fuzz, fuzzReport } from './fuzz.ts';
import { startFuzzTarget } from './fuzz-target.ts';

/** Random, so that every run sends other requests; a finding prints its seed. */
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000_000);

it('responds to 20,000 valid and invalid requests as openapi.yaml declares', async () => {
  const target = await startFuzzTarget();
  const result = await fuzz({ whole: readContract().whole, target, requests: 20_000, seed });
  await target.close();

  if (result.finding) throw new Error(fuzzReport(result));
  process.stdout.write(`seed ${seed}: ${fuzzReport(result)}\n`);
  const statuses = Object.entries(result.counts).map(([id, row]) => [id, Object.keys(row).map(Number)]);
  expect(Object.fromEntries(statuses)).toEqual({
    listCategories: [200],
    listHeroProducts: [200],
    listProducts: [200],
    getProduct: [200, 400],
    listOfferCategories: [200],
    listOffers: [200],
    listAcademyCategories: [200],
    listAcademyFiles: [200],
    listResourceCategories: [200],
    listResourceFiles: [200],
    login: [200, 400, 401, 413, 415],
    register: [200, 409, 413, 415, 422],
    getUser: [200, 401],
    createOrder: [200, 400, 401, 413, 415],
    validatePayment: [200, 400, 401, 413, 415],
    listOrders: [200, 401],
    lookupPincode: [200, 400],
  });
}, 300_000);
