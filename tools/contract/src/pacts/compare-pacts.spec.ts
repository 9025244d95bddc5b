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

/** The interactions of some calls, for speed. */
const pactsOn = (...calls: string[]) =>
  pacts.map((pact) => ({
    ...pact,
    interactions: pact.interactions.filter(({ comments }) => calls.includes(comments.operationId)),
  }));

/** The mismatches of a call after a single change of openapi.yaml. */
async function afterChange(call: string, before: string | RegExp, after: string): Promise<string[]> {
  const changed = text.replace(before, after);
  expect(changed).not.toBe(text);
  const next = parseOpenApi(changed);
  return (await comparePacts(pactsOn(call), next.whole)).map((mismatch) => describeMismatch(mismatch, next));
}

describe('a contract change that contradicts a pact is reported', () => {
  it('when it renames a field that the storefront reads, with interaction, line and spec', async () => {
    const [mismatch = ''] = await afterChange(
      'listCategories',
      /(required: \[id, )category_name(, category_image\][^]*?)category_name:/,
      '$1label$2label:',
    );

    expect(mismatch).toMatch(/^shop-api: "a request for the categories"\n {2}.*category_name.*response\.body\.0/);
    expect(mismatch).toMatch(/libs\/api-contract\/openapi\.yaml:\d+ \(components > schemas > Category/);
    expect(mismatch).toContain('apps/storefront/src/features/catalogue/catalogue.api.pact.spec.ts');
    const line = Number(/openapi\.yaml:(\d+)/.exec(mismatch)?.[1]);
    expect(text.split('\n')[line - 1]).toMatch(/^ {4}Category:|^ {6}\w+:/);
  });

  it('when a field may be missing, with what the storefront needs', async () => {
    const said = await afterChange('login', 'required: [statusCode, token]', 'required: [statusCode]');
    expect(said.join()).toMatch(/login by.*\n.*needs token, which is optional in response 200/);
  });

  it('when the JSON of an address wants one field more', async () => {
    const required = 'required: [Name, State, Country, Pincode]';
    const said = await afterChange('createOrder', required, required.replace(']', ', District]'));
    expect(said.join()).toMatch(/the JSON in address: District: /);
  });
});

it('a pact with a call that the contract does not have is reported', async () => {
  const changed = JSON.parse(
    JSON.stringify(pactsOn('listCategories')).replace('"path":"/v1/categories"', '"path":"/v1/kinds"'),
  ) as Pact[];

  expect((await comparePacts(changed, contract.whole)).map(({ what }) => what)).toContainEqual(
    expect.stringContaining('/v1/kinds'),
  );
});
