// spec-map: 7.1.2, 7.1.17
import { contractDocument } from '@shop/api-contract/generated/document';
import type { OperationId } from '@shop/api-contract/operation';
import { child, children, rootCursor } from '@shop/mock-engine/document/document';
import { responseExamples } from '@shop/mock-engine/samples/declared-response';
import { shopOfFile } from '../../testing/open-shop.ts';
import { shopContract } from '../contract.ts';
import { scenes, sharedScenes } from './scenes.fixture.ts';
import { setStage } from './stage.fixture.ts';

/** Their examples show only some entries of the list, in order. */
const EXCERPTS = ['listHeroProducts', 'listProducts', 'listOffers', 'listAcademyFiles', 'listResourceFiles'];

const A_VERSION = /^W\/"[\w-]+"$/;

const shop = shopOfFile();

/** Every example response of openapi.yaml; `key` is its scene's, `shared` that of all calls. */
const examples = Object.entries(shopContract.calls).flatMap(([id, { byStatus }]) =>
  Object.entries(byStatus).flatMap(([status, declared]) =>
    Object.entries(responseExamples(declared)).map(([name, value]) => ({
      id: id as OperationId,
      status: Number(status),
      value,
      key: `${id} ${status} ${name}`,
      shared: `${status} ${name}`,
    })),
  ),
);
type Example = (typeof examples)[number];

/** The server's response, without entries that the example omits. */
async function respond({ id, key, shared, value: shown }: Example): Promise<{ status: number; value: unknown }> {
  const play = scenes[key] ?? sharedScenes[shared];
  if (!play) throw new Error(`${key} is not reproduced: add a list to shop-seed.ts, or a scene to scenes.fixture.ts.`);
  const response = await play(setStage(shop, id));
  const body = response.json<unknown>();
  const isExcerpt = EXCERPTS.includes(id) && Array.isArray(shown) && shown.length > 0;
  const value = isExcerpt ? excerptOf(body as unknown[], shown) : body;
  return { status: response.statusCode, value };
}

/** The entries that the example shows. */
function excerptOf(body: readonly unknown[], shown: readonly unknown[]): unknown[] {
  const texts = new Set(shown.map((entry) => JSON.stringify(entry)));
  return body.filter((entry) => texts.has(JSON.stringify(entry)));
}

describe('every example of the contract matches the server’s response', () => {
  it.each(examples)('$key', async (example) => {
    expect(await respond(example)).toEqual({ status: example.status, value: example.value });
  });

  it('every example of a header matches', async () => {
    const list = await setStage(shop, 'listCategories').send();
    const refused = await setStage(shop, 'getUser').send({ token: 'no-token' });
    const stage = setStage(shop, 'getUser');
    stage.switchOn('too-many-requests');
    const components = child(rootCursor(contractDocument), 'components');
    const headers = components ? children(components, 'headers') : [];

    expect(Object.fromEntries(headers.map(([name, { node }]) => [name, String(node.example)]))).toEqual({
      // A digest of the list, which changes with the seed.
      ETag: expect.stringMatching(A_VERSION) as string,
      WwwAuthenticate: refused.headers['www-authenticate'],
      RetryAfter: (await stage.send({ token: 'no-token' })).headers['retry-after'],
    });
    expect(list.headers.etag).toMatch(A_VERSION);
  });
});

it('every scene belongs to an example', () => {
  const keys = new Set(examples.flatMap(({ key, shared }) => [key, shared]));
  expect([...Object.keys(scenes), ...Object.keys(sharedScenes)].filter((key) => !keys.has(key))).toEqual([]);
});
