import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { mockApi, type Api } from '../server/mock-api.ts';
import { harEntryOf } from './har-entry.ts';
import { readHar } from './read-har.ts';
import { realApiRule } from './real-api-rule.ts';
import { replayRule } from './replay-rule.ts';

const content = { 'application/x-www-form-urlencoded': {}, 'text/plain': {} };
const responses = { 200: { description: '', content: { 'application/json': {} } } };
const post = { operationId: 'post', requestBody: { content }, responses };
const document = { openapi: '3.1.0', paths: { '/posts': { post } } };

let folder: string;
let apis: Api[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forms-'));
  apis = [];
});
afterEach(async () => {
  for (const { app } of apis) await app.close();
  rmSync(folder, { recursive: true });
});

/** A server whose response is the body that it got. */
async function open(): Promise<Api> {
  const documents = join(folder, 'api.json');
  writeFileSync(documents, JSON.stringify(document));
  const echo = ({ body }: { body: unknown }) => ({ status: 200, body: body ?? null });
  const api = await mockApi({ documents, operations: { post: echo } });
  apis.push(api);
  return api;
}

it('a form is recorded and replayed as a form, and its secrets are masked', async () => {
  const [real, mock] = [await open(), await open()];
  const main = new URL(await real.app.listen({ port: 0, host: '127.0.0.1' }));
  const entries: ReturnType<typeof harEntryOf>[] = [];
  mock.world.situations.switchOn(
    realApiRule({
      bases: { api: main },
      main,
      record: (call) => void entries.push(harEntryOf(call, mock.contract)),
      failed: (detail) => expect(detail).toBe(''),
    }),
  );
  const send = async (type: string, payload: string) => {
    const headers = { 'content-type': type };
    const response = await mock.app.inject({ method: 'POST', url: '/posts', headers, payload });
    return { body: response.json<unknown>(), isReplayed: response.headers['x-mock-situation'] === 'recording:forms' };
  };
  const form = 'application/x-www-form-urlencoded';
  expect((await send(form, 'name=Asha+K&password=abc')).body).toEqual({ name: 'Asha K', password: 'abc' });
  expect((await send('text/plain', 'password abc')).body).toBe('password abc');
  const [recorded, plain] = entries.map(({ request }) => request.postData);
  expect(recorded).toEqual({ mimeType: form, text: 'name=Asha+K&password=%E2%80%A2%E2%80%A2%E2%80%A2' });
  expect(plain).toEqual({
    mimeType: 'text/plain',
    comment: expect.stringContaining('secrets') as string,
    _sha256: expect.stringMatching(/^\w{64}$/) as string,
  });

  mock.world.situations.clear();
  const recording = readHar({ log: { entries } }, 'forms', mock.contract);
  expect(recording.ignored).toEqual([]);
  mock.world.situations.switchOn(replayRule(recording, { isStrict: false }));
  expect(await send(form, 'password=other&name=Asha+K')).toEqual({
    body: { name: 'Asha K', password: '•••' },
    isReplayed: true,
  });
  expect((await send(form, 'name=Ravi&password=abc')).isReplayed).toBe(false);
  expect(await send('text/plain', 'password abc')).toEqual({ body: 'password abc', isReplayed: true });
  expect((await send('text/plain', 'password abd')).isReplayed).toBe(false);
});

it('a strict replay remembers nothing of requests that it does not have', async () => {
  const { contract } = await open();
  const rule = replayRule({ name: 'none', responses: {}, counts: {}, ignored: [] }, { isStrict: true });
  const respond = () => rule.respond?.({ contract, operationId: 'post', path: '/posts', body: 'any' });
  expect(respond()).toMatchObject({ status: 404 });
  const remember = jest.spyOn(Map.prototype, 'set');
  void respond();
  expect(remember).not.toHaveBeenCalled();
  remember.mockRestore();
});
