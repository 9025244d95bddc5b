import { operationTable } from '@shop/api-contract/generated/operations';
import type { OperationId } from '@shop/api-contract/operation';
import { createMockApi, type MockApi } from '@shop/mock-api/shop';
import { runtimeConfig } from '../shared/env.ts';

/** A low cost for tests. */
const PASSWORD_COST = 16;

/** A failed call: no response, or a response as JSON. */
export type Failure = 'no-reply' | { status: number; body: unknown };

interface RecordedCall {
  operationId: OperationId;
  body: unknown;
  authorization: string | null;
}

export interface ShopServer extends MockApi {
  /** Every call the storefront made, in order. */
  calls: RecordedCall[];
  callsOf: (operationId: OperationId) => RecordedCall[];
  /** Fails the call from now on, or for the next `times` requests. */
  fail: (operationId: OperationId, failure: Failure, times?: number) => void;
  recover: (operationId: OperationId) => void;
  /** Holds responses until the returned function is called. */
  hold: (operationId: OperationId) => () => void;
}

const patterns = Object.entries(operationTable).map(([operationId, { method, path, server }]) => ({
  operationId: operationId as OperationId,
  method,
  pattern: new RegExp(`^${server === 'api' ? '/api' : ''}${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

const started: MockApi[] = [];
afterEach(() => Promise.all(started.splice(0).map(({ app }) => app.close())));

/** A fresh mock API for each test of the file, behind `fetch` and the same object. */
export function shopServer(): ShopServer {
  const server = {} as ShopServer;
  beforeEach(async () => void Object.assign(server, await startShopServer()));
  return server;
}

/** Connects `fetch` to the real mock API in this process, which is closed after the test. */
export async function startShopServer(): Promise<ShopServer> {
  const mockApi = await createMockApi({ passwordCost: PASSWORD_COST });
  started.push(mockApi);
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

    const response = await mockApi.app.inject({
      method: request.method as 'GET' | 'POST',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(text && { payload: text }),
    });
    return new Response(response.body, {
      status: response.statusCode,
      headers: response.headers as Record<string, string>,
    });
  };

  return {
    ...mockApi,
    calls,
    callsOf: (operationId) => calls.filter((call) => call.operationId === operationId),
    fail: (operationId, failure, times = Infinity) => void failures.set(operationId, { failure, times }),
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
