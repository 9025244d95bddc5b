import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { mockApi, type Api, type MockApiOptions } from '@shop/mock-engine/server/mock-api';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { ConsoleProvider } from '../panels/console-provider.tsx';
import { system } from '../system.ts';

/** A document of few operations, so that panels render fast. */
const documents = join(import.meta.dirname, '../../../mock-engine/examples/todo/todo.yaml');

/** A folder of its own for each test. */
export let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'console-'))));
const started: Pick<Api, 'app'>[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map(({ app }) => app.close()));
  rmSync(folder, { recursive: true });
});

/** Serves a mock API, until the test ends. @param port a free one by default */
export async function serve<Mock extends Pick<Api, 'app'>>(api: Mock, port = 0) {
  started.push(api);
  const origin = await api.app.listen({ port, host: '127.0.0.1' });
  /** Calls the real server. */
  const call = (path: string, body?: object) =>
    fetch(origin + path, {
      ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  return { ...api, origin, call };
}

/** Starts a mock API of todos. */
export const startServer = async (port = 0, options: Partial<MockApiOptions> = {}) =>
  serve(await mockApi({ documents, ...options }), port);

/** Starts a mock API of another document. @returns the file, too */
export async function startServerOf(document: string, options: Partial<MockApiOptions> = {}) {
  const file = join(folder, 'api.yaml');
  writeFileSync(file, document);
  return { ...(await startServer(0, { documents: file, ...options })), file };
}

/** A fresh mock API of todos for each test of the file, as the same object. */
export function eachServer() {
  const server = {} as Awaited<ReturnType<typeof startServer>>;
  beforeEach(async () => void Object.assign(server, await startServer()));
  return server;
}

/** Keeps the styles out of the document: jsdom would match every rule of them for each role that a spec asks for. */
const styles = createCache({ key: 'css', container: document.createElement('div') });

/** Renders a panel in a console connected to the server. */
export async function openPanel({ origin }: { readonly origin: string }, panel: ReactElement, world = 'default') {
  function Console() {
    const [chosen, choose] = useState(world);
    return (
      <CacheProvider value={styles}>
        <ChakraProvider value={system}>
          <ConsoleProvider origin={origin} world={chosen} onWorldChange={choose}>
            <div data-testid="world">{chosen}</div>
            {panel}
          </ConsoleProvider>
        </ChakraProvider>
      </CacheProvider>
    );
  }
  const rendered = render(<Console />);
  // Server events also update React outside of test actions.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await screen.findByText('Connected to the mock API.');
  return { ...rendered, user: userEvent.setup() };
}
