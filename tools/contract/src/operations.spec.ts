// spec-map: 7.1.2, 7.1.3, 7.1.4, 7.1.5, 7.1.6, 7.1.7, 7.1.8, 7.1.9, 7.1.10, 7.1.11, 7.1.12, 7.1.13, 7.1.14, 7.1.15
// spec-map: 7.1.16, 7.1.17, 7.1.18, 7.2.7
import { callsOf } from '@shop/mock-engine/document/calls';
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
  const described = operations.map(({ id, method, server, path, isSecured }) => {
    return [id, method, server, path, isSecured ? 'bearer' : 'public'];
  });
  expect(described).toEqual(expect.arrayContaining(calls));
});

it.each(operations)(
  '$place $id takes no unknown fields, and declares exactly the refusals and headers that its input and its token need',
  ({ isSecured, parameters, body, responses }) => {
    const statuses = responses.map(({ status }) => status);
    const isLogin = responses.some(({ content }) => content && schemaName(content.schema) === 'LoginFailure');
    const takesInput = parameters.length > 0 || body !== undefined;
    expect(body?.schema.node.additionalProperties ?? false).toBe(false);
    expect({
      malformed: statuses.some((status) => status === 400 || status === 422),
      signedOut: statuses.includes(401),
      providerNotOffered: statuses.includes(404),
      ofBody: [413, 415].filter((status) => statuses.includes(status)),
    }).toEqual({
      malformed: takesInput,
      signedOut: isSecured || isLogin,
      providerNotOffered: parameters.some(({ name }) => name === 'payment_provider'),
      ofBody: body === undefined ? [] : [413, 415],
    });

    const named = (status: number, header: string) =>
      responses.filter((one) => one.status === status && one.headers.has(header));
    const withVersions = statuses.includes(304) ? [200, 304] : [];
    expect(withVersions.filter((status) => named(status, 'etag').length === 0)).toEqual([]);
    expect([429, 503].filter((status) => named(status, 'retry-after').length === 0)).toEqual([]);
    expect(named(401, 'www-authenticate')).toHaveLength(isSecured ? 1 : 0);
  },
);
