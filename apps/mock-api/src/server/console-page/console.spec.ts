import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ExtraRequest } from '@shop/mock-engine/pipeline/extra-route';
import type { World } from '../../world/world.ts';
import { consoleMessages as messages } from './console.messages.ts';
import { consoleRoutes } from './console.routes.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'console-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Asks for the page, or for one of its files. */
async function ask(name?: string) {
  const [page, asset] = consoleRoutes(folder);
  const request: ExtraRequest = { path: name === undefined ? {} : { name }, query: {}, headers: {}, body: undefined };
  // The console is the same in every world.
  const answer = await (name === undefined ? page : asset)?.answer(request, {} as World);
  return { ...answer, text: String(answer?.body ? Buffer.from(answer.body as Uint8Array) : '') };
}

describe('the console that has not been built', () => {
  it('says which command builds it, and looks for it again', async () => {
    const { status, text } = await ask();
    expect(status).toBe(404);
    expect(text).toContain(messages.command);
    expect(text).toContain('http-equiv="refresh"');
  });
});

describe('the console', () => {
  beforeEach(() => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>console</title>');
    writeFileSync(join(folder, 'assets/index-1a.js'), 'start()');
    writeFileSync(join(folder, 'assets/notes.txt'), 'nobody');
    writeFileSync(join(folder, 'secret.js'), 'secret');
  });

  it('is a page that runs no script but its own', async () => {
    const { status, text, headers } = await ask();
    expect([status, text]).toEqual([200, expect.stringContaining('<title>console</title>')]);
    const policy = headers?.['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("default-src 'none';");
  });

  it('has files that browsers may keep', async () => {
    expect(await ask('index-1a.js')).toMatchObject({
      status: 200,
      text: 'start()',
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': expect.stringContaining('immutable') as string,
      },
    });
  });

  it.each(['index-2b.js', '../secret.js', '..%2Fsecret.js', 'notes.txt', '..', ''])('has no file %j', async (name) => {
    expect((await ask(name)).status).toBe(404);
  });
});
