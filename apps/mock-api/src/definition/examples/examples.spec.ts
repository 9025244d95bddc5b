import { readFileSync } from 'node:fs';

import { contractFile } from '../../files.ts';
import {
  exampleResponses,
  exampleHeaders,
  exampleRequests,
  type ExampleResponse,
} from './contract-examples.fixture.ts';
import { scenes, sharedScenes } from './scenes.fixture.ts';
import { openExampleShops, setStage } from './stage.fixture.ts';

/** Their examples show only some entries of the list, in order. */
const EXCERPTS = ['listHeroProducts', 'listProducts', 'listOffers', 'listAcademyFiles', 'listResourceFiles'];

const A_VERSION = /^W\/"[\w-]+"$/;

const shops = openExampleShops();
afterAll(async () => {
  const { filled, empty } = await shops;
  await Promise.all([filled.app.close(), empty.app.close()]);
});

const ownKey = ({ operationId, status, name }: ExampleResponse) => `${operationId} ${status} ${name}`;
const sharedKey = ({ status, name }: ExampleResponse) => `${status} ${name}`;
const sceneOf = (example: ExampleResponse) => scenes[ownKey(example)] ?? sharedScenes[sharedKey(example)];

/** What is missing for an example, and where. */
function messageOf(example: ExampleResponse): string {
  const lines = readFileSync(contractFile, 'utf8').split('\n');
  const line = lines.findIndex((one) => one.trim() === `operationId: ${example.operationId}`) + 1;
  return (
    `libs/api-contract/openapi.yaml:${line} ${ownKey(example)} is not reproduced: add the list to ` +
    'libs/shop-seed/src/shop-seed.ts, or a scene to apps/mock-api/src/definition/examples/scenes.fixture.ts.'
  );
}

async function play(example: ExampleResponse) {
  const scene = sceneOf(example);
  if (!scene) throw new Error(messageOf(example));
  const { filled, empty } = await shops;
  return scene.play(setStage(scene.isShopEmpty ? empty : filled, example.operationId));
}

/** The server's response, without entries that the example omits. */
async function respond(example: ExampleResponse): Promise<{ status: number; value: unknown }> {
  const response = await play(example);
  const body = response.json<unknown>();
  const isExcerpt = EXCERPTS.includes(example.operationId) && Array.isArray(example.value) && example.value.length > 0;
  const value = isExcerpt ? excerptOf(body as unknown[], example.value as unknown[]) : body;
  return { status: response.statusCode, value };
}

/** The entries that the example shows. */
function excerptOf(body: readonly unknown[], shown: readonly unknown[]): unknown[] {
  const texts = new Set(shown.map((entry) => JSON.stringify(entry)));
  return body.filter((entry) => texts.has(JSON.stringify(entry)));
}

describe('every example of the contract matches the server’s response', () => {
  it.each(exampleResponses.map((example) => ({ example, key: ownKey(example) })))('$key', async ({ example }) => {
    expect(await respond(example)).toEqual({ status: example.status, value: example.value });
  });

  it('every example of a header matches', async () => {
    const { filled } = await shops;
    const list = await setStage(filled, 'listCategories').send();
    const refused = await setStage(filled, 'getUser').send({ token: 'no-token' });
    const stage = setStage(filled, 'getUser');
    stage.switchOn('too-many-requests');

    expect(exampleHeaders).toEqual({
      // A digest of the list, which changes with the seed.
      ETag: expect.stringMatching(A_VERSION) as string,
      WwwAuthenticate: refused.headers['www-authenticate'],
      RetryAfter: (await stage.send({ token: 'no-token' })).headers['retry-after'],
    });
    expect(list.headers.etag).toMatch(A_VERSION);
  });

  it.each(
    Object.entries(exampleRequests).flatMap(([id, { bodies }]) => Object.keys(bodies).map((body) => ({ id, body }))),
  )('$id accepts the example request $body', async ({ id, body }) => {
    const stage = setStage((await shops).filled, id as keyof typeof exampleRequests);
    expect((await stage.send({ example: body })).statusCode).toBe(200);
  });
});

describe('a wrong example is found', () => {
  const login = exampleResponses.find((example) => ownKey(example) === 'login 200 signedIn') as ExampleResponse;
  const files = exampleResponses.find((example) => ownKey(example) === 'listAcademyFiles 200 files') as ExampleResponse;

  it.each([
    ['with an entry that the list does not have', { ...files, value: [...(files.value as unknown[]), { id: 0 }] }],
    ['with entries in the wrong order', { ...files, value: [...(files.value as unknown[])].reverse() }],
  ])('%s', async (_, example) => {
    expect(await respond({ ...example, status: 200 })).not.toEqual({ status: example.status, value: example.value });
  });

  it('without a scene', async () => {
    await expect(play({ ...login, name: 'invented' })).rejects.toThrow('login 200 invented is not reproduced');
  });
});

it('every scene belongs to an example', () => {
  const keys = new Set(exampleResponses.flatMap((example) => [ownKey(example), sharedKey(example)]));
  expect([...Object.keys(scenes), ...Object.keys(sharedScenes)].filter((key) => !keys.has(key))).toEqual([]);
});
