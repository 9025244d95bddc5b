import { readContract } from '../read-contract.ts';
import { attack, type AttackResult } from './attack.ts';
import { attackReport } from './report.ts';
import { runningShop, type RunningShop } from './running-shop.ts';

/** Another one each time, so that every run looks elsewhere; a finding names its own. */
const seed = Number(process.env['ATTACK_SEED'] ?? Date.now() % 1_000_000_000);
const contract = readContract();

let target: RunningShop;
afterEach(() => target.close());

function expectNothingFound(result: AttackResult): asserts result is Extract<AttackResult, { ok: true }> {
  if (!result.ok) throw new Error(attackReport(result));
}

/** By call, the statuses that were answered. */
const statusesOf = ({ tally }: Extract<AttackResult, { ok: true }>) =>
  Object.fromEntries(Object.entries(tally).map(([id, row]) => [id, Object.keys(row).map(Number)]));

it('answers 20,000 requests, right and wrong, as openapi.yaml says', async () => {
  target = await runningShop();
  const result = await attack({ contract, target, requests: 20_000, seed });

  expectNothingFound(result);
  process.stdout.write(`seed ${seed}: ${attackReport(result)}\n`);
  expect(statusesOf(result)).toEqual({
    listCategories: [200, 304],
    listHeroProducts: [200, 304],
    listProducts: [200, 304],
    getProduct: expect.arrayContaining([200, 304, 400]) as unknown,
    listOfferCategories: [200, 304],
    listOffers: [200, 304],
    listAcademyCategories: [200, 304],
    listAcademyFiles: [200, 304],
    listResourceCategories: [200, 304],
    listResourceFiles: [200, 304],
    login: [200, 400, 401, 413, 415],
    register: [200, 409, 413, 415, 422],
    getUser: [200, 401],
    createOrder: [200, 400, 401, 413, 415],
    validatePayment: [200, 400, 401, 413, 415],
    listOrders: [200, 401],
    lookupPincode: [200, 400],
    '(outside)': expect.arrayContaining([404, 405]) as unknown,
  });
}, 300_000);

it('answers them alike over a real connection', async () => {
  target = await runningShop('socket');
  expectNothingFound(await attack({ contract, target, requests: 1000, seed }));
}, 120_000);
