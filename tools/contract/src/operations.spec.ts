// spec-map: 7.1.2, 7.1.3, 7.1.4, 7.1.5, 7.1.6, 7.1.7, 7.1.8, 7.1.9, 7.1.10, 7.1.11, 7.1.12, 7.1.13, 7.1.14, 7.1.15
// spec-map: 7.1.16, 7.1.17, 7.1.18, 7.2.7
import { callsOf } from '@shop/mock-engine/openapi/calls';
import { child, children, type Part } from '@shop/mock-engine/openapi/document';
import { readContract } from './contract.ts';
import { schemaName } from './read-openapi.ts';

const { whole, placeOf } = readContract();
const operations = callsOf(whole).map((call) => ({ ...call, place: placeOf(call.part) }));

/** The calls of the specification's section 7. */
const calls = [
  ['listCategories', 'GET', 'api', '/v1/categories', 'public'],
  ['listHeroProducts', 'GET', 'api', '/v1/hero-products', 'public'],
  ['listProducts', 'GET', 'api', '/v1/all-products', 'public'],
  ['getProduct', 'GET', 'api', '/v1/get-product/{slug}', 'public'],
  ['listOfferCategories', 'GET', 'api', '/v1/offer-categories', 'public'],
  ['listOffers', 'GET', 'api', '/v1/all-offers', 'public'],
  ['listAcademyCategories', 'GET', 'api', '/v1/academy-category', 'public'],
  ['listAcademyFiles', 'GET', 'api', '/v1/all-academy-files', 'public'],
  ['listResourceCategories', 'GET', 'api', '/v1/resource-category', 'public'],
  ['listResourceFiles', 'GET', 'api', '/v1/all-resource-files', 'public'],
  ['login', 'POST', 'api', '/v1/login', 'public'],
  ['register', 'POST', 'api', '/v1/register', 'public'],
  ['getUser', 'GET', 'api', '/user', 'bearer'],
  ['createOrder', 'POST', 'api', '/v1/payments/{payment_provider}/order/create', 'bearer'],
  ['validatePayment', 'POST', 'api', '/v1/payments/{payment_provider}/order/validate', 'bearer'],
  ['listOrders', 'GET', 'api', '/v1/orders', 'bearer'],
  ['lookupPincode', 'GET', 'postal', '/pincode/{pincode}', 'public'],
];

it('has the calls of the specification', () => {
  const described = operations.map(({ id, method, server, path, needsToken }) => [
    id,
    method,
    server,
    path,
    needsToken ? 'bearer' : 'public',
  ]);
  expect(described).toEqual(expect.arrayContaining(calls));
});

it('calls with a server of their own say so, for generated clients that ignore it', () => {
  const elsewhere = operations.filter(({ server }) => server !== 'api');

  expect(elsewhere.map(({ part }) => part.node.description)).toEqual([expect.stringContaining('server of its own')]);
});

describe.each(operations)('$place $id', ({ needsToken, parameters, body, responses }) => {
  const statuses = responses.map(({ status }) => status);

  it('declares 401 exactly when it needs a token, apart from login', () => {
    const isLogin = responses.some(({ content }) => content && schemaName(content.schema) === 'LoginFailure');

    expect(statuses.includes(401)).toBe(needsToken || isLogin);
  });

  it('declares the refusals of malformed input exactly when it takes input', () => {
    const takesInput = parameters.length > 0 || body !== undefined;

    expect(statuses.some((status) => status === 400 || status === 422)).toBe(takesInput);
    expect(statuses.includes(413) && statuses.includes(415)).toBe(body !== undefined);
  });

  it('declares the headers for tokens, retries and versions', () => {
    const named = (status: number, header: string) =>
      responses.filter((one) => one.status === status && one.headers.has(header));
    const withVersions = statuses.includes(304) ? [200, 304] : [];

    expect(withVersions.filter((status) => named(status, 'etag').length === 0)).toEqual([]);
    expect([429, 503].filter((status) => named(status, 'retry-after').length === 0)).toEqual([]);
    expect(named(401, 'www-authenticate')).toHaveLength(needsToken ? 1 : 0);
  });

  it('declares 404 exactly when it names a payment provider, which may not be configured', () => {
    expect(statuses.includes(404)).toBe(parameters.some(({ name }) => name === 'payment_provider'));
  });

  it('takes no body with unknown fields, or larger than the server’s limit of 64 KiB', () => {
    expect(body ? largestJson(body.schema) : 0).toBeLessThan(64 * 1024);
  });
});

/** As `\ud83c\udf3f`, the longest escape of one character. */
const MAX_BYTES_PER_CHARACTER = 12;
const MAX_BYTES_PER_NUMBER = 24;
/** A number of digits, such as a PIN code. */
const FIXED_LENGTH = /^\^\[0-9\]\{\d+\}\$$/;

/** Bytes of the largest JSON text that a schema allows, without spaces; infinite where it has no limit. */
function largestJson(schema: Part): number {
  const { type, pattern, enum: members, additionalProperties, maximum, ...limits } = schema.node;
  const [maxItems, maxLength] = [limits.maxItems, limits.maxLength].map((limit) => Number(limit ?? Infinity));
  switch (type) {
    case 'object':
      if (additionalProperties !== false) return Infinity;
      return children(schema, 'properties').reduce(
        (sum, [name, property]) => sum + name.length + 4 + largestJson(property),
        2,
      );
    case 'array':
      return Number(maxItems) * (1 + largestJson(child(schema, 'items') as Part));
    case 'string':
      return members || FIXED_LENGTH.test(String(pattern)) ? 100 : 2 + Number(maxLength) * MAX_BYTES_PER_CHARACTER;
    default:
      return maximum === undefined ? Infinity : MAX_BYTES_PER_NUMBER;
  }
}

it('says of every schema and every field what it is', () => {
  const schemas = children(child(whole, 'components') as Part, 'schemas');
  const described = schemas.flatMap(([name, schema]) => [
    [name, schema] as const,
    ...children(schema, 'properties').map(([field, part]) => [`${name}.${field}`, part] as const),
  ]);

  const silent = described.filter(([, { node }]) => !node.description);
  expect(silent.map(([name, part]) => `${placeOf(part)} ${name}`)).toEqual([]);
});
