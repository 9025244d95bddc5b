import type { Connection } from './live/live-server.ts';

export const connectionMessages = {
  shown: { connecting: 'Connecting', live: 'Live', lost: 'Lost' } satisfies Record<Connection, string>,
  spoken: {
    connecting: '',
    live: 'Connected to the mock API.',
    lost: 'The mock API does not answer. Trying again by itself.',
  } satisfies Record<Connection, string>,
  lostTitle: 'The mock API does not answer',
  lostHint: 'Trying again by itself. What you see is what was known last.',
};
