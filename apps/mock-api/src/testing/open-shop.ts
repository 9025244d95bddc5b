import { operationTable } from '@shop/api-contract/generated/operations';
import type { BodyOf, OperationEntry, OperationId, RequestInput, StatusOf } from '@shop/api-contract/operation';
import { buildRequest, type BuiltRequest } from '@shop/api-contract/request';
import { checkResponse } from '@shop/mock-engine/samples/declared-response';
import { requireCall } from '@shop/mock-engine/testing/require-call.fixture';
import { demoCustomer } from '@shop/shop-seed/accounts/demo-customer.seed';
import type { LightMyRequestResponse } from 'fastify';
import { shopContract } from '../definition/contract.ts';
import { createMockApi, type MockApi, type MockApiOptions } from '../definition/shop.ts';

const bases = { api: '/api', postal: '' } as const;

export interface Shop extends MockApi {
  /**
   * Calls an operation as the storefront does, and validates the response against the contract: status, media type and
   * exact fields.
   */
  call<Id extends OperationId>(id: Id, input?: Partial<RequestInput<Id>>, token?: string): Promise<ShopResponse<Id>>;
  /** Logs in the demo customer. @returns the token */
  logIn(): Promise<string>;
  /** Registers a customer. @returns the token */
  register(email: string): Promise<string>;
}

export type ShopResponse<Id extends OperationId> = {
  [Status in StatusOf<Id>]: { status: Status; body: BodyOf<Id, Status>; response: LightMyRequestResponse };
}[StatusOf<Id>];

/** A mock API in memory for one test, with cheap passwords; a server bug fails the test. */
export async function openShop(options: MockApiOptions = {}): Promise<Shop> {
  const api = await createMockApi({
    passwordCost: 16,
    reportBug: (bug) => {
      throw bug;
    },
    // Tests send invalid requests on purpose, so only violations by responses fail.
    reportViolation: ({ url, violations }) => {
      const wrong = violations.filter((one) => one.startsWith('response:'));
      if (wrong.length > 0) throw new Error(`${url} breaks the contract: ${wrong.join('; ')}`);
    },
    ...options,
  });

  const call: Shop['call'] = async (id, input, token) => {
    const build = buildRequest as (id: OperationId, input: unknown) => BuiltRequest;
    const { method, server, url, body } = build(id, input);
    const response = await api.app.inject({
      method,
      url: bases[server] + url,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return responseOf(id, response);
  };

  return {
    ...api,
    call,
    async logIn() {
      const { body } = await call('login', { body: { email: demoCustomer.email, password: demoCustomer.password } });
      return tokenIn(body);
    },
    async register(email) {
      const registration = { email, password: 'ashwagandha', name: 'Ravi Kumar', mobile: '9000000002' };
      return tokenIn((await call('register', { body: registration })).body);
    },
  };
}

/** One for all tests of a file. */
export const shopOfFile = (options?: MockApiOptions) => keptShop(beforeAll, afterAll, options);
/** A new one for each test, as the same object. */
export const shopOfTest = (options?: MockApiOptions) => keptShop(beforeEach, afterEach, options);

function keptShop(before: typeof beforeAll, after: typeof afterAll, options?: MockApiOptions): Shop {
  const shop = {} as Shop;
  before(async () => void Object.assign(shop, await openShop(options)));
  after(() => shop.app.close());
  return shop;
}

/** Validates a response against the contract. */
export function responseOf<Id extends OperationId>(id: Id, response: LightMyRequestResponse): ShopResponse<Id> {
  const { responses }: OperationEntry = operationTable[id];
  const status = response.statusCode;
  const media = { json: /^application\/json\b/, problem: /^application\/problem\+json\b/, none: /^$/ };
  const declared = responses[status];
  if (declared === undefined)
    throw new Error(`${id} responded ${status}, which the contract does not declare: ${response.body}`);

  expect(response.headers['content-type'] ?? '').toMatch(media[declared]);
  const body: unknown = declared === 'none' ? undefined : response.json();
  expect(checkResponse(requireCall(shopContract, id), status, body)).toEqual([]);
  return { status, body, response } as ShopResponse<Id>;
}

function tokenIn(body: unknown): string {
  if (typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string') return body.token;
  throw new Error(`No token in ${JSON.stringify(body)}`);
}
