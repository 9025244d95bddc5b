// spec-map: 4.3.2, 8.1.4
import { globSync } from 'node:fs';
import path from 'node:path';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { operationTable } from '@shop/api-contract/generated/operations';
import type { OperationId } from '@shop/api-contract/operation';
import { shopExamples } from '@shop/mock-api/contract';
import { makeStore } from '../../app/store.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { startShopServer, type ShopServer, type Failure } from '../../testing/shop-server.ts';
import { accountApi, shopApi } from './shop-api.ts';

const features = path.join(import.meta.dirname, '../../features');
for (const file of globSync('*/*.api.ts', { cwd: features })) jest.requireActual(path.join(features, file));
const endpoints: Record<string, Query | undefined> = { ...shopApi.endpoints, ...accountApi.endpoints };

let server: ShopServer;
let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'warn').mockImplementation();
  server = startShopServer();
});

type Result = { data?: unknown; error?: unknown };
type Query = { initiate: (slug?: string) => ThunkAction<Promise<Result>, unknown, unknown, UnknownAction> };

/** Runs a response through the real store. */
async function ask(operation: OperationId, failure: Failure): Promise<Result> {
  server.fail(operation, failure);
  const store = makeStore({ storage: memoryStorage() });
  const input = operationTable[operation].path.includes('{') ? 'a-product' : undefined;
  return store.dispatch(endpoints[operation]!.initiate(input));
}

const exampleOf = (operation: OperationId) => Object.values(shopExamples(operation, 200))[0];
const questions = (Object.keys(operationTable) as OperationId[]).filter(
  (operation) =>
    operation in endpoints && operationTable[operation].method === 'GET' && operationTable[operation].server === 'api',
);
const lists = questions.filter((operation) => Array.isArray(exampleOf(operation)));
const objects = questions.filter((operation) => !lists.includes(operation));

describe.each(lists)('the response to %s', (operation) => {
  const [item] = exampleOf(operation) as Record<string, unknown>[];

  it.each([
    ['{}', { status: 200, body: {} }],
    ['[null]', { status: 200, body: [null] }],
  ])('is a failed call when it is %s', async (_, failure) => {
    const { data, error } = await ask(operation, failure);
    expect(data).toBeUndefined();
    expect(error).toBeDefined();
  });

  it('keeps its items where one of them breaks the contract, and says which', async () => {
    const [field = ''] = Object.keys(item!);
    const { [field]: _, ...without } = item!;
    const broken = [null, without, { ...item, [field]: null }, { ...item, [field]: { of: 'another type' } }];
    const { data } = await ask(operation, { status: 200, body: [item, ...broken, item] });

    expect(data).toHaveLength(2);
    expect(data).toEqual((await ask(operation, { status: 200, body: [item, item] })).data);
    const places = ['1', `2.${field}`, `3.${field}`, `4.${field}`];
    expect(log.mock.calls).toEqual([[`[shop] items of ${operation} that break the contract:`, places]]);
  });
});

describe.each(objects)('the response to %s', (operation) => {
  it.each([{}, null, 'x', []].map((body) => ({ body })))('is a failed call when it is $body', async ({ body }) => {
    expect(await ask(operation, { status: 200, body })).toMatchObject({ error: { status: 'CUSTOM_ERROR' } });
  });
});
