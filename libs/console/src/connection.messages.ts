import type { Connection } from './live/use-live-server.ts';

export const connectionMessages = {
  shown: { connecting: 'Connecting', live: 'Live', lost: 'Disconnected' } satisfies Record<Connection, string>,
  spoken: {
    connecting: '',
    live: 'Connected to the mock API.',
    lost: 'Cannot reach the mock API. Retrying …',
  } satisfies Record<Connection, string>,
  contractErrorTitle: 'The contract on disk cannot be used',
  contractError: (file: string, line: number | null, reason: string) =>
    line === null ? `${file} ${reason}` : `${file}, line ${line}: ${reason}`,
  contractErrorHint: 'The last valid one is still served.',
  lostTitle: 'Cannot reach the mock API',
  lostHint: 'Retrying … The data shown may be out of date.',
};
