import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ExtraRequest } from '@shop/mock-engine/pipeline/extra-route';
import { createMockApi } from '../../app.ts';
import type { World } from '../../world/world.ts';
import { consoleMessages as messages } from './console.messages.ts';
import { consoleRoutes } from './console.routes.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'console-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Requests the page, or one of its files. */
async function load(name?: string) {
  const [page, asset] = consoleRoutes(folder);
  const request: ExtraRequest = { path: name === undefined ? {} : { name }, query: {}, headers: {}, body: undefined };
  // The console is the same in every world.
  const response = await (name === undefined ? page : asset)?.answer(request, {} as World);
  return { ...response, text: String(response?.body ? Buffer.from(response.body as Uint8Array) : '') };
}

describe('the console that has not been built', () => {
  it('shows the command that builds it, and reloads', async () => {
    const { status, text } = await load();
    expect(status).toBe(404);
    expect(text).toContain(messages.command);
    expect(text).toContain('http-equiv="refresh"');
  });
});

it.each(['/', '/__mock/'])('%s redirects to the console', async (url) => {
  const { app } = await createMockApi();
  const { statusCode, headers } = await app.inject(url);
  expect([statusCode, headers['location']]).toEqual([302, '/__mock']);
  await app.close();
});

describe('the console', () => {
  beforeEach(() => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>console</title>');
    writeFileSync(join(folder, 'assets/index-1a.js'), 'start()');
    writeFileSync(join(folder, 'assets/notes.txt'), 'nobody');
    writeFileSync(join(folder, 'secret.js'), 'secret');
  });

  it('is a page with a strict content security policy', async () => {
    const { status, text, headers } = await load();
    expect([status, text]).toEqual([200, expect.stringContaining('<title>console</title>')]);
    const policy = headers?.['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("default-src 'none';");
  });

  it('serves files that browsers cache permanently', async () => {
    expect(await load('index-1a.js')).toMatchObject({
      status: 200,
      text: 'start()',
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': expect.stringContaining('immutable') as string,
      },
    });
  });

  it.each(['index-2b.js', '../secret.js', '..%2Fsecret.js', 'notes.txt', '..', ''])('has no file %j', async (name) => {
    expect((await load(name)).status).toBe(404);
  });
});
