import type { LoggedRequest } from '@shop/mock-engine/generated/control-api';
import type { ConsoleClient } from '../console-client.ts';

export type Connection = 'connecting' | 'live' | 'lost';

export interface LiveState {
  readonly connection: Connection;
  /** Newest last. */
  readonly requests: readonly LoggedRequest[];
  /** Counts up whenever worlds, situations or records may have changed. */
  readonly revision: number;
  /** Counts up whenever the contract may have changed: with each connection and each save of it. */
  readonly contractRevision: number;
}

/** The server keeps as many. */
const MAX_REQUESTS = 1000;
/** Renders at most this often under load. */
const FLUSH_MS = 150;
const RETRY_MS = 1_000;

export type LiveServer = ReturnType<typeof createLiveServer>;

/** The server's events as a store for React. */
export function createLiveServer(client: ConsoleClient) {
  let state: LiveState = { connection: 'connecting', requests: [], revision: 0, contractRevision: 0 };
  const listeners = new Set<() => void>();
  const change = (part: Partial<LiveState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };

  let pending: LoggedRequest[] = [];
  let isChanged = false;
  let isLoading = false;
  let flushing: ReturnType<typeof setTimeout> | undefined;
  function flush(): void {
    flushing = undefined;
    if (isLoading) return;
    const last = state.requests.at(-1)?.id ?? 0;
    const requests = [...state.requests, ...pending.filter(({ id }) => id > last)].slice(-MAX_REQUESTS);
    const revision = state.revision + (isChanged || pending.some(mayChange(state.requests)) ? 1 : 0);
    pending = [];
    isChanged = false;
    change({ requests, revision });
  }
  const flushSoon = () => (flushing ??= setTimeout(flush, FLUSH_MS));

  /** Connects, and reconnects after a failure. @returns how to stop */
  function connect(): () => void {
    const source = new EventSource(client.eventsUrl);
    let stop = () => source.close();
    const reconnect = () => {
      stop();
      change({ connection: 'lost' });
      const retry = setTimeout(() => (stop = connect()), RETRY_MS);
      stop = () => clearTimeout(retry);
    };
    // The browser's own reconnecting ends at an error status, such as that of a proxy without its server.
    source.onerror = reconnect;
    source.onopen = () => {
      // A restarted server counts from 1 again.
      pending = [];
      isLoading = true;
      const load = async () => {
        const { exchanges: requests } = await client.control('GET /exchanges');
        isLoading = false;
        const { revision, contractRevision } = state;
        change({ connection: 'live', requests, revision: revision + 1, contractRevision: contractRevision + 1 });
        flushSoon();
      };
      load().catch(() => source.readyState === source.CLOSED || reconnect());
    };
    source.addEventListener('exchange', ({ data }: MessageEvent<string>) => {
      pending.push(JSON.parse(data) as LoggedRequest);
      flushSoon();
    });
    source.addEventListener('worlds', () => {
      isChanged = true;
      flushSoon();
    });
    source.addEventListener('contract', () => change({ contractRevision: state.contractRevision + 1 }));
    return () => stop();
  }

  return {
    snapshot: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    connect,
    clearRequests: () => change({ requests: [] }),
  };
}

/** Whether a request may have changed worlds, situations or records. */
function mayChange(known: readonly LoggedRequest[]): (entry: LoggedRequest) => boolean {
  const worlds = new Set(known.map(({ world }) => world));
  return ({ method, because, world }) => method !== 'GET' || because.length > 0 || !worlds.has(world);
}
