import { createMockApi, type MockApi } from '@shop/mock-api/app';

/** With a percent-encoded URL and lower-case header names. */
export interface FuzzRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

export interface FuzzAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface FuzzTarget {
  readonly api: MockApi;
  /** A new shop, in a world of its own. */
  open(): { send(request: FuzzRequest): Promise<FuzzAnswer>; close(): void };
  /** Errors inside the server since the last call, which responses may not show. */
  takeFaults(): readonly string[];
  close(): Promise<void>;
}

/** Starts the mock API in memory, with fast password hashing. */
export async function startFuzzTarget(): Promise<FuzzTarget> {
  const faults: string[] = [];
  const api = await createMockApi({
    passwordCost: 16,
    reportBug: (bug, call) =>
      faults.push(`${call}: ${bug instanceof Error ? (bug.stack ?? bug.message) : String(bug)}`),
    reportViolation: ({ violations }) => faults.push(...violations.filter((fault) => fault.startsWith('answer:'))),
  });
  let worlds = 0;

  return {
    api,
    open() {
      const world = `fuzz-${(worlds += 1)}`;
      api.worlds.create(world);
      return {
        async send({ method, url, headers, body }) {
          const own = { ...headers, 'x-mock-world': world };
          const payload = body === undefined ? {} : { payload: body };
          const answer = await api.app.inject({ method: method as 'GET', url, headers: own, ...payload });
          const given = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const);
          return { status: answer.statusCode, headers: Object.fromEntries(given), body: answer.body };
        },
        close: () => api.worlds.delete(world),
      };
    },
    takeFaults: () => faults.splice(0),
    close: () => api.app.close(),
  };
}
