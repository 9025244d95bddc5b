import type { Connection } from './live/use-live-server.ts';

export const connectionMessages = {
  shown: { connecting: 'Connecting', live: 'Live', lost: 'Disconnected' } satisfies Record<Connection, string>,
  spoken: {
    connecting: '',
    live: 'Connected to the mock API.',
    lost: 'Cannot reach the mock API. Retrying …',
  } satisfies Record<Connection, string>,
  faultTitle: 'The contract on disk cannot be used',
  fault: (file: string, line: number, reason: string) => `${file}, line ${line}: ${reason}`,
  faultHint: 'The last valid one is still served.',
  lostTitle: 'Cannot reach the mock API',
  lostHint: 'Retrying … The data shown may be out of date.',
};
