import { Agent, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMockApi, type MockApi } from '@shop/mock-api/app';
import type { AttackAnswer, AttackRequest, Shop, Target } from './exchange.ts';

const WORLD_HEADER = 'x-mock-world';

export interface RunningShop extends Target {
  readonly api: MockApi;
}

type Send = (request: AttackRequest) => Promise<AttackAnswer>;

/** The mock API as main.ts starts it, in memory and with cheap passwords; each visit has a world of its own. */
export async function runningShop(over: 'injection' | 'socket' = 'injection'): Promise<RunningShop> {
  let faults: string[] = [];
  const api = await createMockApi({
    passwordCost: 16,
    reportBug: (bug, call) =>
      faults.push(`${call}: ${bug instanceof Error ? (bug.stack ?? bug.message) : String(bug)}`),
    reportViolation: ({ violations }) => faults.push(...violations.filter((fault) => fault.startsWith('answer:'))),
  });
  const agent = new Agent({ keepAlive: true });
  const send = over === 'socket' ? await listen(api, agent) : inject(api);
  let shops = 0;

  function open(): Shop {
    const world = `attack-${(shops += 1)}`;
    api.worlds.create(world);
    return {
      send: ({ headers, ...request }) => send({ ...request, headers: { ...headers, [WORLD_HEADER]: world } }),
      close: () => api.worlds.delete(world),
    };
  }

  return {
    api,
    open,
    takeFaults() {
      const taken = faults;
      faults = [];
      return taken;
    },
    async close() {
      agent.destroy();
      await api.app.close();
    },
  };
}

function inject({ app }: MockApi): Send {
  return async ({ method, url, headers, body }) => {
    const {
      statusCode,
      headers: said,
      body: text,
    } = await app.inject({
      method: method as 'GET',
      url,
      headers,
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: statusCode, headers: texts(said), body: text };
  };
}

async function listen({ app }: MockApi, agent: Agent): Promise<Send> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;

  return ({ method, url: path, headers, body }) =>
    new Promise((resolve, reject) => {
      const sent = httpRequest({ agent, host: '127.0.0.1', port, method, path, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: texts(answer.headers), body: text }));
        answer.on('error', reject);
      });
      sent.on('error', reject);
      sent.end(body);
    });
}

function texts(headers: Record<string, string | string[] | number | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
