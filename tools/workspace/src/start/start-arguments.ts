import { parseArgs } from 'node:util';
import { ArgumentError } from '../terminal/command.ts';

export interface StartArguments {
  storefrontPort: number;
  mockApiPort: number;
  isOpened: boolean;
}

export const START_USAGE = `npm start -- [--port NUMBER] [--api-port NUMBER] [--open]

Starts the mock API and the storefront's development server. Stop both with Ctrl-C.
  --port NUMBER      port of the storefront (4200, or STOREFRONT_PORT)
  --api-port NUMBER  port of the mock API (3333, or MOCK_API_PORT)
  --open             opens the shop in the browser

The mock API also reads its environment variables: npm run mock-api -- --help`;

/** Arguments of `npm start`; they override the environment. @throws when one is unknown or no port */
export function readStartArguments(args: string[], environment: Record<string, string | undefined>): StartArguments {
  const options = { port: { type: 'string' }, 'api-port': { type: 'string' }, open: { type: 'boolean' } } as const;
  const { values } = parseArgs({ args, options });
  return {
    storefrontPort: readPort('--port', values.port) ?? readPort('STOREFRONT_PORT', environment.STOREFRONT_PORT) ?? 4200,
    mockApiPort:
      readPort('--api-port', values['api-port']) ?? readPort('MOCK_API_PORT', environment.MOCK_API_PORT) ?? 3333,
    isOpened: values.open ?? false,
  };
}

function readPort(name: string, text = ''): number | undefined {
  if (text === '') return undefined;
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new ArgumentError(`${name} takes a port from 1 to 65535, not "${text}".`);
}
