import { operationTable } from '@shop/api-contract/generated/operations';
import type { Product } from '@shop/api-contract/model';
import type { OperationId } from '@shop/api-contract/operation';
import { webShop } from '@shop/mock-api/web-shop';
import { runtimeConfig } from '../shared/env.ts';

/** A low cost for tests. */
const PASSWORD_COST = 16;

/** The mock API without a server, which `web-shop.spec.ts` holds to the same answers. */
const shop = webShop(
  (bug) => {
    throw bug;
  },
  {},
  { passwordCost: PASSWORD_COST },
);

/** A failed call: no response, or a response as JSON. */
export type Failure = 'no-reply' | { status: number; body: unknown };

interface RecordedCall {
  operationId: OperationId;
  body: unknown;
  authorization: string | null;
}

export interface ShopServer {
  world: ReturnType<typeof shop.openWorld>;
  /** Answers a request that no failure and no hold concerns, by its path. */
  respond: (path: string, init?: RequestInit) => Promise<Response>;
  /** Every call the storefront made, in order. */
  calls: RecordedCall[];
  callsOf: (operationId: OperationId) => RecordedCall[];
  /** Fails the call from now on, or for the next `times` requests. */
  fail: (operationId: OperationId, failure: Failure, times?: number) => void;
  recover: (operationId: OperationId) => void;
  /** Lists only these products from now on, where the others do not matter: each card takes its time at every change. */
  sell: (isSold: (product: Product) => boolean) => void;
  /** Holds responses until the returned function is called. */
  hold: (operationId: OperationId) => () => void;
}

const patterns = Object.entries(operationTable).map(([operationId, { method, path, server }]) => ({
  operationId: operationId as OperationId,
  method,
  pattern: new RegExp(`^${server === 'api' ? '/api' : ''}${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** A fresh mock API for each test of the file, behind `fetch` and the same object. */
export function shopServer(): ShopServer {
  const server = {} as ShopServer;
  beforeEach(() => void Object.assign(server, startShopServer()));
  return server;
}

/** Connects `fetch` to the real mock API in this process. */
export function startShopServer(): ShopServer {
  const world = shop.openWorld();
  const respond = (path: string, init?: RequestInit) =>
    shop.respond(new Request(new URL(path, runtimeConfig().portalBase), init), world);
  const calls: RecordedCall[] = [];
  const failures = new Map<OperationId, { failure: Failure; times: number }>();
  const holds = new Map<OperationId, Promise<void>>();

  const takeFailure = (operationId: OperationId): Failure | undefined => {
    const planned = failures.get(operationId);
    if (planned && --planned.times <= 0) failures.delete(operationId);
    return planned?.failure;
  };

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url, runtimeConfig().portalBase);
    const known = patterns.find(({ method, pattern }) => method === request.method && pattern.test(pathname));
    const text = request.method === 'GET' ? '' : await request.text();

    if (known) {
      const { operationId } = known;
      const body: unknown = text ? JSON.parse(text) : undefined;
      calls.push({ operationId, body, authorization: request.headers.get('authorization') });
      const { signal } = request;
      const aborted = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
      await Promise.race([holds.get(operationId), aborted]);
      const failure = takeFailure(operationId);
      if (failure === 'no-reply') throw new TypeError('Failed to fetch');
      if (failure) return Response.json(failure.body, { status: failure.status });
    }
    request.signal.throwIfAborted();

    const { method, headers } = request;
    return respond(pathname + search, { method, headers, ...(text && { body: text }) });
  };

  const fail: ShopServer['fail'] = (operationId, failure, times = Infinity) =>
    void failures.set(operationId, { failure, times });

  return {
    world,
    respond,
    calls,
    callsOf: (operationId) => calls.filter((call) => call.operationId === operationId),
    fail,
    sell: (isSold) => fail('listProducts', { status: 200, body: world.content.lists.listProducts.filter(isSold) }),
    recover: (operationId) => void failures.delete(operationId),
    hold: (operationId) => {
      let release = () => {};
      holds.set(operationId, new Promise((resolve) => (release = resolve)));
      return () => {
        holds.delete(operationId);
        release();
      };
    },
  };
}
