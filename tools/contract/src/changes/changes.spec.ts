import { readFileSync } from 'node:fs';
import { contractFile } from '../contract.ts';
import { readPacts } from '../pacts/pacts.ts';
import { parseOpenApi as contract } from '../read-openapi.ts';
import { changesBetween } from './changes.ts';

/** openapi.yaml as it is. */
const text = readFileSync(contractFile, 'utf8');
const pacts = readPacts();
const published = contract(text);

/** `grade: what`, each once, after a single change of openapi.yaml. */
async function after(before: string, now: string): Promise<string[]> {
  expect(text).toContain(before);
  const changes = await changesBetween(published, contract(text.replace(before, now)), pacts);
  return changes.map(({ grade, what }) => `${grade}: ${what}`);
}

const summary = 'summary: The signed-in customer';

describe('what the storefront sends', () => {
  it.each([
    ['a shorter limit', 'minLength: 6, max', 'minLength: 8, max', 'storefront: minLength changed from 6 to 8'],
    ['a wider limit', 'minLength: 6, max', 'minLength: 4, max', 'safe: minLength changed from 6 to 4'],
    [
      'a removed value that it sends',
      'enum: [mockpay, razorpay]',
      'enum: [razorpay]',
      'storefront: allowed values changed from "mockpay", "razorpay" to "razorpay"',
    ],
    [
      'a value more',
      'enum: [mockpay, razorpay]',
      'enum: [mockpay, razorpay, upi]',
      'safe: allowed values changed from "mockpay", "razorpay" to "mockpay", "razorpay", "upi"',
    ],
    [
      'another type',
      'quantity: { type: integer',
      'quantity: { type: string',
      'storefront: type changed from integer to',
    ],
    [
      'a field that becomes required and that it sends',
      'required: [Name, State, Country, Pincode]',
      'required: [Name, State, Country, Pincode, District]',
      'safe',
    ],
  ])('%s', async (_, before, now, expected) => {
    expect((await after(before, now)).join('\n')).toMatch(expected === 'safe' ? /^$/ : expected);
  });

  it('a removed value that it does not send is safe', async () => {
    const wider = contract(text.replace('enum: [mockpay, razorpay]', 'enum: [mockpay, razorpay, upi]'));
    const grades = (await changesBetween(wider, published, pacts)).map(({ grade }) => grade);
    expect(grades).toEqual(['general']);
  });

  it('a new field breaks it when it is required, and is safe otherwise', async () => {
    const properties = 'properties:\n        email: { $ref';
    const required = 'required: [email, password, name, mobile]';
    const withField = text.replace(properties, properties.replace('email', 'pan: { type: string }\n        email'));
    const grades = async (source: string) =>
      (await changesBetween(published, contract(source), pacts)).map(({ grade, what }) => [grade, what]);

    expect(await grades(withField)).toEqual([['safe', 'new field, optional']]);
    expect(await grades(withField.replace(required, required.replace(']', ', pan]')))).toEqual([
      ['storefront', 'new field, required'],
    ]);
  });

  it('also inside the JSON text of the address', async () => {
    expect(await after("Name: { type: string, pattern: '\\S'", "Name: { type: string, pattern: '^K'")).toEqual([
      'storefront: pattern changed from "\\\\S" to "^K"',
    ]);
  });
});

describe('what the storefront receives', () => {
  it.each([
    [
      'a field that may be missing',
      'required: [statusCode, token]',
      'required: [statusCode]',
      'storefront: now optional',
    ],
    [
      'a field that it does not read and that may be missing',
      'offer_image\n        - images',
      'images',
      'general: now optional',
    ],
    [
      'a text that it shows and that may be empty',
      'category_name:\n          type: string\n          minLength: 1',
      'category_name:\n          type: string',
      'storefront: minLength changed from 1 to none',
    ],
    [
      'a number that may be null',
      'gst: { type: number',
      "gst: { type: [number, 'null']",
      'storefront: type changed from number to number or null',
    ],
    [
      'a whole number that may have decimals',
      'id:\n          type: integer\n          minimum: 1\n          maximum: 2147483647\n          description: The number by which a cart line names the product',
      'id:\n          type: number\n          minimum: 1\n          maximum: 2147483647\n          description: The number by which a cart line names the product',
      'storefront: type changed from integer to number',
    ],
    [
      'a higher price than before',
      'maximum: 10000000\n          description: Price of one piece',
      'maximum: 20000000\n          description: Price of one piece',
      'general: maximum changed from 10000000 to 20000000',
    ],
    [
      'a list whose entries may be anything',
      "items: { $ref: '#/components/schemas/Category' }",
      'description: Anything',
      'storefront: type changed from object to anything',
    ],
    [
      'a header of another kind',
      'schema: { type: integer, minimum: 0, maximum: 86400 }',
      'schema: { type: string }',
      'general: header Retry-After changed',
    ],
    [
      'a tighter promise',
      'gst: { type: number, minimum: 0',
      'gst: { type: number, minimum: 5',
      'safe: minimum changed from 0 to 5',
    ],
    [
      'the value that it depends on, now open',
      'type: boolean, const: true',
      'type: boolean',
      'storefront: allowed values changed from true to anything',
    ],
    [
      'a header that is gone',
      'headers:\n        WWW-Authenticate: { $ref',
      'headers:\n        X-Nothing: { $ref',
      'general: header WWW-Authenticate removed',
    ],
  ])('%s', async (_, before, now, expected) => {
    expect(await after(before, now)).toContain(expected);
  });
});

describe('a removed error response', () => {
  it('is safe', async () => {
    expect(await after("'413': { $ref: '#/components/responses/PayloadTooLarge' }\n", '\n')).toEqual([
      'safe: status removed',
    ]);
  });

  it('breaks the storefront when a pact expects it', async () => {
    expect(
      await after("'409':\n          description: The e-mail", "'410':\n          description: The e-mail"),
    ).toEqual(['storefront: status removed', 'general: new status']);
  });
});

describe('a call', () => {
  it.each([
    [
      'that is gone',
      '  /v1/orders:\n    get:\n      operationId: listOrders',
      '  /v1/orders:\n    x-get:\n      operationId: listOrders',
      'storefront: call removed',
    ],
    ['that has moved', '/v1/orders:', '/v1/my-orders:', 'storefront: moved here from GET /v1/orders'],
    [
      'that now needs a token',
      `operationId: listOffers\n      tags: [offers]\n      summary: Every running offer\n      description: The offers page searches this list by title, and the cart joins its offer lines with it.\n      security: []`,
      'operationId: listOffers\n      security: [{ bearer: [] }]',
      'storefront: now needs a token',
    ],
    ['that has another name in the contract', 'Id: getUser', 'Id: whoAmI', 'general: operationId changed'],
    ['on another base', '- url: /api', '- url: /v2', 'general: base URL moved from /api to /v2'],
    ['in other words', summary, 'summary: Who it is', ''],
  ])('%s', async (_, before, now, expected) => {
    expect((await after(before, now)).join()).toBe(expected);
  });

  it('may be added', async () => {
    expect(
      await after(
        '  /user:\n    get:',
        `  /health:\n    get:\n      operationId: health\n      security: []\n      responses: {}\n  /user:\n    get:`,
      ),
    ).toEqual(['safe: new call']);
  });
});

it('a change of a shared schema is reported once, with its line, calls and files', async () => {
  const [change, ...others] = await changesBetween(
    published,
    contract(text.replace('gst: { type: number', 'gst: { type: string')),
    pacts,
  );

  expect(others).toEqual([]);
  expect(change).toMatchObject({
    grade: 'storefront',
    where: 'components > schemas > Product > properties > gst',
    side: 'to',
    open: ['apps/storefront/src/features/catalogue/catalogue.api.pact.spec.ts'],
  });
  expect(change?.calls).toEqual(
    ['listHeroProducts', 'listProducts', 'getProduct'].map((call) => `${call}, response 200: each > gst`),
  );
  expect(text.split('\n')[(change?.line ?? 0) - 1]).toContain('gst: {');
});

it('finds nothing between a contract and itself', async () => {
  expect(await changesBetween(published, published, pacts)).toEqual([]);
});

it('compares a recursive schema', async () => {
  const tree = (limit: number) => {
    const source = text.replace(
      'OfferCategory:\n      type: object',
      `OfferCategory:\n      type: object\n      maxProperties: ${limit}`,
    );
    return contract(
      source
        .replace('The number of its AcademyCategory. }', 'x }')
        .replace(
          "name: { type: string, minLength: 1, description: The category's name. }",
          "name: { type: string, minLength: 1, description: x }\n        within: { $ref: '#/components/schemas/OfferCategory' }",
        ),
    );
  };
  expect((await changesBetween(tree(3), tree(4), pacts)).map(({ what }) => what)).toEqual([
    'maxProperties changed from 3 to 4',
  ]);
});
