import { ChakraProvider } from '@chakra-ui/react';
import { system } from '@shop/design/theme/system';
import { createMockApi, type MockApi } from '@shop/mock-api/app';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { ConsoleProvider } from '../panels/console-provider.tsx';

/** scrypt's cost in tests: they prove the console, not the hash. */
const PASSWORD_COST = 16;

export interface Server extends MockApi {
  readonly origin: string;
  /** A call of the shop, answered by the real server. */
  readonly call: (path: string, body?: object) => Promise<Response>;
  readonly stop: () => Promise<void>;
}

/** The real mock API, listening, with the stream of events that the console lives on. @param port any free one without it */
export async function startServer(port = 0): Promise<Server> {
  const api = await createMockApi({ passwordCost: PASSWORD_COST });
  const origin = await api.app.listen({ port, host: '127.0.0.1' });
  return {
    ...api,
    origin,
    call: (path, body) =>
      fetch(origin + path, {
        ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      }),
    stop: () => api.app.close(),
  };
}

/** A panel in the console, which is connected to the server. */
export async function openPanel({ origin }: Server, panel: ReactElement, world = 'default') {
  function Console() {
    const [chosen, choose] = useState(world);
    return (
      <ChakraProvider value={system}>
        <ConsoleProvider origin={origin} world={chosen} onWorldChange={choose}>
          <div data-testid="world">{chosen}</div>
          {panel}
        </ConsoleProvider>
      </ChakraProvider>
    );
  }
  const rendered = render(<Console />);
  // The server speaks whenever it likes, not only while a test acts.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await screen.findByText('Connected to the mock API.');
  return { ...rendered, user: userEvent.setup() };
}
