import { readFileSync } from 'node:fs';
import { contractFile, readContract } from '../contract.ts';
import { comparePacts, describeMismatch } from './compare-pacts.ts';
import { readPacts, type Pact } from './pacts.ts';
import { parseOpenApi } from '../read-openapi.ts';

const text = readFileSync(contractFile, 'utf8');
const contract = readContract();
const pacts = readPacts();

it('every pact of the storefront fits the contract, request and response', async () => {
  const mismatches = await comparePacts(pacts, contract.whole);
  if (mismatches.length > 0)
    throw new Error(mismatches.map((mismatch) => describeMismatch(mismatch, contract)).join('\n'));
});

/** The interactions of a call, for speed. */
const pactsOn = (call: string) =>
  pacts.map((pact) => ({
    ...pact,
    interactions: pact.interactions.filter(({ comments }) => comments.operationId === call),
  }));

it('a renamed field that the storefront reads is reported with interaction, line and spec', async () => {
  const renamed = text.replace(
    /(required: \[id, )category_name(, category_image\][^]*?)category_name:/,
    '$1label$2label:',
  );
  const next = parseOpenApi(renamed);
  const [mismatch] = await comparePacts(pactsOn('listCategories'), next.whole);
  const said = mismatch ? describeMismatch(mismatch, next) : '';

  expect(said).toMatch(/^shop-api: "a request for the categories"\n {2}.*category_name.*response\.body\.0/);
  expect(said).toMatch(/libs\/api-contract\/openapi\.yaml:\d+ \(components > schemas > Category/);
  expect(said).toContain('apps/storefront/src/features/catalogue/catalogue.api.pact.spec.ts');
  const line = Number(/openapi\.yaml:(\d+)/.exec(said)?.[1]);
  expect(renamed.split('\n')[line - 1]).toMatch(/^ {4}Category:|^ {6}\w+:/);
});

it('a pact with a call that the contract does not have is reported', async () => {
  const changed = JSON.parse(
    JSON.stringify(pactsOn('listCategories')).replace('"path":"/v1/categories"', '"path":"/v1/kinds"'),
  ) as Pact[];

  expect((await comparePacts(changed, contract.whole)).map(({ what }) => what)).toContainEqual(
    expect.stringContaining('/v1/kinds'),
  );
});

it('a field more that the JSON in a text of a request needs is reported', async () => {
  const required = 'required: [Name, State, Country, Pincode';
  const { whole } = parseOpenApi(text.replace(required, `${required}, District`));
  expect((await comparePacts(pactsOn('createOrder'), whole)).map(({ what }) => what).join()).toMatch(
    /the JSON in address: District: /,
  );
});
