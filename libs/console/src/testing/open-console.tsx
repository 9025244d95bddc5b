import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createMockApi, type MockApi, type MockApiOptions } from '@shop/mock-api/shop';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { ConsoleProvider } from '../panels/console-provider.tsx';
import { system } from '../system.ts';

/** Low scrypt cost for speed. */
const PASSWORD_COST = 16;

interface Server extends MockApi {
  readonly origin: string;
  /** Calls the real server. */
  readonly call: (path: string, body?: object) => Promise<Response>;
  readonly stop: () => Promise<void>;
}

const started: Server[] = [];
afterEach(() => Promise.all(started.splice(0).map((server) => server.stop())));

/** A fresh mock API for each test of the file, as the same object. */
export function eachServer(): Server {
  const server = {} as Server;
  beforeEach(async () => void Object.assign(server, await startServer()));
  return server;
}

/** Starts the real mock API, which is stopped after the test. @param port a free one by default */
export async function startServer(port = 0, options: MockApiOptions = {}): Promise<Server> {
  const api = await createMockApi({ passwordCost: PASSWORD_COST, ...options });
  const origin = await api.app.listen({ port, host: '127.0.0.1' });
  const server: Server = {
    ...api,
    origin,
    call: (path, body) =>
      fetch(origin + path, {
        ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      }),
    stop: () => api.app.close(),
  };
  started.push(server);
  return server;
}

/** Keeps the styles out of the document: jsdom would match every rule of them for each role that a spec asks for. */
const styles = createCache({ key: 'css', container: document.createElement('div') });

/** Renders a panel in a console connected to the server. */
export async function openPanel({ origin }: Pick<Server, 'origin'>, panel: ReactElement, world = 'default') {
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
