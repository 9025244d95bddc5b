import { readFileSync } from 'node:fs';
import { contractFile } from '../contract-paths.ts';
import { parseOpenApi, readContract } from '../openapi.ts';
import { comparePacts, describeMisfit } from './compare-pacts.ts';
import { readPacts, type Pact } from './pacts.ts';

const text = readFileSync(contractFile, 'utf8');
const contract = readContract();
const pacts = readPacts();

it('every pact of the storefront fits the contract, request and answer', async () => {
  const misfits = await comparePacts(pacts, contract.whole);
  if (misfits.length > 0) throw new Error(misfits.map((misfit) => describeMisfit(misfit, contract)).join('\n'));
});

/** What is asked of some calls, which is soon compared. */
const pactsOn = (...calls: string[]) =>
  pacts.map((pact) => ({
    ...pact,
    interactions: pact.interactions.filter(({ comments }) => calls.includes(comments.operationId)),
  }));

/** The misfits of a call after a single change of openapi.yaml. */
async function afterChange(call: string, before: string | RegExp, after: string): Promise<string[]> {
  const changed = text.replace(before, after);
  expect(changed).not.toBe(text);
  const next = parseOpenApi(changed);
  return (await comparePacts(pactsOn(call), next.whole)).map((misfit) => describeMisfit(misfit, next));
}

describe('a contract that has left a pact behind is caught', () => {
  it('when it renames a field that the storefront reads, with the interaction, the place and the file to open', async () => {
    const [misfit = ''] = await afterChange(
      'listCategories',
      /(required: \[id, )category_name(, category_image\][^]*?)category_name:/,
      '$1label$2label:',
    );

    expect(misfit).toMatch(/^shop-api: "a question for the categories"\n {2}.*category_name.*response\.body\.0/);
    expect(misfit).toMatch(/libs\/api-contract\/openapi\.yaml:\d+ \(components > schemas > Category/);
    expect(misfit).toContain('apps/storefront/src/features/catalogue/catalogue.api.pact.spec.ts');
    const line = Number(/openapi\.yaml:(\d+)/.exec(misfit)?.[1]);
    expect(text.split('\n')[line - 1]).toMatch(/^ {4}Category:|^ {6}\w+:/);
  });

  it.each([
    [
      'a field may be missing',
      'login',
      'required: [statusCode, token]',
      'required: [statusCode]',
      /login by.*\n.*needs token.*answer 200 leave out/,
    ],
    ['a field has another type', 'getProduct', /gst: \{ type: number/, 'gst: { type: string', /must be string/],
    ['a path has another name', 'listOrders', '/v1/orders:', '/v1/my-orders:', /GET \/v1\/orders/],
    ['an answer is no longer declared', 'register', /'409':\n/, "'418':\n", /409/],
    [
      'a limit is tighter than what the storefront sends',
      'register',
      'minLength: 6, maxLength: 200',
      'minLength: 20, maxLength: 200',
      /fewer than 20/,
    ],
    [
      'a request wants one field more',
      'register',
      'required: [email, password, name, mobile]',
      'required: [email, password, name, mobile, pan]',
      /required property 'pan'/,
    ],
    [
      'the postal lookup has moved',
      'lookupPincode',
      '/pincode/{pincode}:',
      '/pincodes/{pincode}:',
      /^postal-service: /,
    ],
  ])('when %s', async (_, call, before, after, said) => {
    expect((await afterChange(call, before, after)).join('\n')).toMatch(said);
  });
});

it('a pact that asks for what the contract does not have is caught', async () => {
  const changed = JSON.parse(
    JSON.stringify(pactsOn('listCategories')).replace('"path":"/v1/categories"', '"path":"/v1/kinds"'),
  ) as Pact[];

  expect((await comparePacts(changed, contract.whole)).map(({ what }) => what)).toContainEqual(
    expect.stringContaining('/v1/kinds'),
  );
});
