import type { LoggedRequest } from '@shop/mock-engine/generated/control-api';
import { everything, filterRequests, pathOf, type RequestFilter } from './filter-requests.ts';

const products: LoggedRequest = {
  id: 1,
  at: '2026-01-05T04:30:00.000Z',
  world: 'default',
  method: 'GET',
  url: '/api/v1/all-products',
  operationId: 'listProducts',
  status: 200,
  ms: 1,
  appliedRules: [],
  violations: [],
};
const one: Partial<LoggedRequest> = { world: 'one', status: 503, appliedRules: ['catalogue-down'] };
const login: Partial<LoggedRequest> = { operationId: 'login', status: 0, appliedRules: ['offline'] };
const requests: LoggedRequest[] = [
  products,
  { ...products, ...one, id: 2, url: '/__world/one/api/v1/all-products' },
  { ...products, id: 3, url: '/custom/images/products/new/x.jpg', operationId: null },
  { ...products, ...login, id: 4, method: 'POST', url: '/api/v1/login' },
  { ...products, id: 5, url: '/__world/one/__mock/health', world: 'one', operationId: null },
  { ...products, id: 6, url: '/mockpay/checkout.js', operationId: null, violations: ['response: body'] },
];
const idsOf = (part: Partial<RequestFilter>, world = 'default') =>
  filterRequests(requests, { ...everything, hasAllWorlds: true, ...part }, world).map(({ id }) => id);

it('shows the newest first, without pictures and without the server’s own tools', () => {
  expect(idsOf({})).toEqual([6, 4, 2, 1]);
  expect(idsOf({ hasPictures: true })).toEqual([6, 4, 3, 2, 1]);
});

it.each<[Partial<RequestFilter>, number[]]>([
  [{ hasAllWorlds: false }, [6, 4, 1]],
  [{ text: 'listProducts' }, [2, 1]],
  [{ text: '5XX' }, [2]],
  [{ text: 'no response' }, [4]],
  [{ text: 'situation' }, [4, 2]],
  [{ text: 'violation' }, [6]],
  [{ text: ' POST login ' }, [4]],
  [{ text: 'catalogue-down 503' }, [2]],
  [{ text: 'nothing' }, []],
])('finds by %j', (filter, ids) => {
  expect(idsOf(filter)).toEqual(ids);
});

it.each([
  ['/__world/one/api/v1/login', '/api/v1/login'],
  ['/__world/one?x=1', '?x=1'],
  ['/__world/one', '/'],
  ['/api', '/api'],
])('%s is %s in its world', (url, path) => {
  expect(pathOf({ ...products, url })).toBe(path);
});
