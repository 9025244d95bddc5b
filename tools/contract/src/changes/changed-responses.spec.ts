import { after } from '../testing/changes.fixture.ts';

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
      'another word for an order that is not paid yet',
      'enum: [created, paid',
      'enum: [open, paid',
      'storefront: allowed values changed from "created", "paid", "Cancelled", "timedout", "failed" to "open", "paid", "Cancelled", "timedout", "failed"',
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
