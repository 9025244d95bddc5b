import { readFileSync } from 'node:fs';
import { contractFile } from '../contract.ts';
import { readPacts } from '../pacts/pacts.ts';
import { parseOpenApi as contract, type OpenApi } from '../read-openapi.ts';
import { changesBetween } from './changes.ts';

/** openapi.yaml as it is. */
const text = readFileSync(contractFile, 'utf8');
const pacts = readPacts();
const published = contract(text);

/** openapi.yaml after changes such as `minLength: «6⇒8»`. */
const textAfter = (...changes: string[]) =>
  changes.reduce((source, change) => {
    const [before, after] = ['$1', '$2'].map((side) => change.replaceAll(/«([^]*?)⇒([^]*?)»/g, side));
    expect(source).toContain(before);
    return source.replace(before as string, after as string);
  }, text);
const after = (...changes: string[]) => contract(textAfter(...changes));

const ID =
  '          minimum: 1\n          maximum: 2147483647\n          description: The number by which a cart line names';
const LIST_OFFERS = `operationId: listOffers\n      tags: [offers]\n      summary: Every running offer
      description: The offers page searches this list by title, and the cart joins its offer lines with it.\n      `;
const REGISTRATION = 'properties:\n        «email⇒pan: { type: string }\n        email»: { $ref';

it.each<[string, string[], ...string[]]>([
  ['sent: a shorter limit', ['minLength: «6⇒8», max'], 'storefront: minLength changed from 6 to 8'],
  ['sent: a wider limit', ['minLength: «6⇒4», max'], 'safe: minLength changed from 6 to 4'],
  ['sent: a value less', ['enum: [«mockpay, ⇒»razorpay]'], 'storefront: allowed values changed'],
  [
    'sent: a value more',
    ['enum: [mockpay, razorpay«⇒, upi»]'],
    'safe: allowed values changed from "mockpay", "razorpay" to "mockpay", "razorpay", "upi"',
  ],
  [
    'sent: another type',
    ['quantity: { type: «integer, minimum: 1, maximum: 40⇒string, maxLength: 2»'],
    'storefront: type changed',
  ],
  [
    'sent: a field that becomes required and that not all send',
    ['required: [Name, State, Country, Pincode«⇒, Recipient»]'],
    'storefront: now required',
  ],
  [
    'sent: a required field without a description',
    ['required: [Name, State, Country, Pincode«⇒, District»]'],
    'storefront: new field, required',
  ],
  ['sent: a new optional field', [REGISTRATION], 'safe: new field, optional'],
  [
    'sent: a required field more',
    [REGISTRATION, 'required: [email, password, name, mobile«⇒, pan»]'],
    'storefront: new field, required',
  ],
  ['sent: a pattern of the JSON text', ["Name: { type: string, pattern: '«\\S⇒^K»'"], 'storefront: pattern changed'],
  ['received: a field that may be missing', ['required: [statusCode«, token⇒»]'], 'storefront: now optional'],
  ['received: an unread field that may be missing', ['«offer_image\n        - ⇒»images'], 'general: now optional'],
  [
    'received: a shown text that may be empty',
    ['category_name:\n          type: string«\n          minLength: 1⇒»'],
    'storefront: minLength changed',
  ],
  [
    'received: a number that may be null',
    [`gst: { type: «number⇒[number, 'null']»`],
    'storefront: type changed from number to number or null',
  ],
  ['received: decimals', [`id:\n          type: «integer⇒number»\n${ID}`], 'storefront: type changed'],
  [
    'received: a higher price',
    ['maximum: «10000000⇒20000000»\n          description: Price of one piece'],
    'general: maximum changed',
  ],
  [
    'received: a list of anything',
    [`«items: { $ref: '#/components/schemas/Category' }⇒description: Anything»`],
    'storefront: type changed from object to anything',
  ],
  [
    'received: another header',
    ['schema: { type: «integer, minimum: 0, maximum: 86400⇒string» }'],
    'general: header Retry-After changed',
  ],
  ['received: a tighter promise', ['gst: { type: number, minimum: «0⇒5»'], 'safe: minimum changed from 0 to 5'],
  [
    'received: any value where it depends on one',
    ['type: boolean«, const: true⇒»'],
    'storefront: allowed values changed from true to anything',
  ],
  [
    'received: a header less',
    ['headers:\n        «WWW-Authenticate⇒X-Nothing»: { $ref'],
    'general: header WWW-Authenticate removed',
    'safe: new header X-Nothing',
  ],
  [
    'an error response less',
    [`«'413': { $ref: '#/components/responses/PayloadTooLarge' }⇒»\n`],
    'safe: status removed',
  ],
  [
    'an error response less that a pact expects',
    [`'«409⇒410»':\n          description: The e-mail`],
    'storefront: status removed',
    'general: new status',
  ],
  [
    'a call that is gone',
    ['  /v1/orders:\n    «get⇒x-get»:\n      operationId: listOrders'],
    'storefront: call removed',
  ],
  ['a call that has moved', ['/v1/«orders⇒my-orders»:'], 'storefront: moved here from GET /v1/orders'],
  ['a call that now needs a token', [`${LIST_OFFERS}security: [«⇒{ bearer: [] }»]`], 'storefront: now needs a token'],
  ['a call that has another name in the contract', ['Id: «getUser⇒whoAmI»'], 'general: operationId changed'],
  ['a call on another base', ['- url: /«api⇒v2»'], 'general: base URL moved from /api to /v2'],
  ['a call in other words', ['summary: «The signed-in customer⇒Who it is»']],
  [
    'a new call',
    [
      '  /«user:\n    get:⇒health:\n    get:\n      operationId: health\n      security: []\n      responses: {}\n  /user:\n    get:»',
    ],
    'safe: new call',
  ],
])('grades %s', async (_, changes, ...expected) => {
  const found = await changesBetween(published, after(...changes), pacts);
  expect(found.map(({ grade, what }) => `${grade}: ${what}`)).toEqual(
    expected.map((beginning) => expect.stringContaining(beginning) as string),
  );
});

it('grades a removed value that the storefront does not send', async () => {
  const wider = after('enum: [mockpay, razorpay«⇒, upi»]');
  expect((await changesBetween(wider, published, pacts)).map(({ grade }) => grade)).toEqual(['general']);
});

it('a change of a shared schema is reported once, with its line, calls and files', async () => {
  const changes = await changesBetween(published, after('gst: { type: «number⇒string»'), pacts);

  expect(changes).toMatchObject([
    {
      grade: 'storefront',
      where: 'components > schemas > Product > properties > gst',
      side: 'to',
      calls: ['listHeroProducts', 'listProducts', 'getProduct'].map((call) => `${call}, response 200: each > gst`),
      open: ['apps/storefront/src/features/catalogue/catalogue.api.pact.spec.ts'],
    },
  ]);
  expect(text.split('\n')[(changes[0]?.line ?? 0) - 1]).toContain('gst: {');
});

/** A document whose call returns and takes a schema that refers to others. */
const combined = (schema: string, part: string) =>
  contract(`
openapi: 3.1.0
info: { title: Combined, version: '1' }
paths:
  /it:
    put:
      operationId: putIt
      requestBody: { content: { application/json: { schema: ${schema} } } }
      responses: { '204': { description: fine } }
components: { schemas: { Part: { type: object, properties: { name: ${part} } }, Other: { type: object } } }`);
const REFERENCE = `{ $ref: '#/components/schemas/Part' }`;

it.each([
  `{ anyOf: [${REFERENCE}] }`,
  `{ type: object, additionalProperties: ${REFERENCE} }`,
  `{ type: object, properties: { deep: { allOf: [{ oneOf: [{ type: 'null' }, ${REFERENCE}] }] } } }`,
])('compares what a schema combines: %s', async (schema) => {
  const [before, after] = ['{ type: string }', '{ type: string, maxLength: 3 }'].map((part) => combined(schema, part));
  const found = await changesBetween(before as OpenApi, after as OpenApi, []);
  expect(found.map(({ grade, what }) => `${grade}: ${what}`)).toEqual(['general: maxLength changed from none to 3']);
});

it.each([
  ['oneOf', 'safe: a schema added in oneOf', 'general: a schema removed in oneOf'],
  ['allOf', 'general: a schema added in allOf', 'safe: a schema removed in allOf'],
])('grades a schema more or less in %s', async (keyword, added, removed) => {
  const one = combined(`{ ${keyword}: [${REFERENCE}] }`, '{}');
  const two = combined(`{ ${keyword}: [{ $ref: '#/components/schemas/Other' }, ${REFERENCE}] }`, '{}');
  const gradesFrom = async (from: OpenApi, to: OpenApi) =>
    (await changesBetween(from, to, [])).map(({ grade, what }) => `${grade}: ${what}`);
  expect(await gradesFrom(one, two)).toEqual([added]);
  expect(await gradesFrom(two, one)).toEqual([removed]);
});

it('compares a recursive schema', async () => {
  const tree = (limit: number) =>
    after(
      `OfferCategory:\n      type: object«⇒\n      maxProperties: ${limit}»`,
      'The number of its «AcademyCategory. }⇒x }»',
      "name: { type: string, minLength: 1, description: «The category's name. }⇒x }\n        within: { $ref: '#/components/schemas/OfferCategory' }»",
    );
  expect((await changesBetween(tree(3), tree(4), pacts)).map(({ what }) => what)).toEqual([
    'maxProperties changed from 3 to 4',
  ]);
});
