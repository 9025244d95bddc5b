import type { LoggedRequest } from '@shop/mock-engine/generated/control-api';
import type { ConsoleClient } from '../console-client.ts';
import { readEvents } from './read-events.ts';

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

/** The server's events as a store for React. */
export interface LiveServer {
  readonly snapshot: () => LiveState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Connects, and reconnects after a failure. @returns how to stop */
  readonly connect: () => () => void;
  readonly clearRequests: () => void;
}

/** The server keeps as many. */
const MAX_REQUESTS = 1000;
/** Renders at most this often under load. */
const FLUSH_MS = 150;
/** Delays before reconnecting, in ms; the last one repeats. */
const RETRY_MS = [500, 1_000, 2_000, 4_000];

export function createLiveServer(client: ConsoleClient): LiveServer {
  let state: LiveState = { connection: 'connecting', requests: [], revision: 0, contractRevision: 0 };
  const listeners = new Set<() => void>();
  const change = (part: Partial<LiveState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };

  let pending: LoggedRequest[] = [];
  let isChanged = false;
  let flushing: ReturnType<typeof setTimeout> | undefined;
  function flush(): void {
    flushing = undefined;
    const last = state.requests.at(-1)?.id ?? 0;
    const requests = [...state.requests, ...pending.filter(({ id }) => id > last)].slice(-MAX_REQUESTS);
    const revision = state.revision + (isChanged || pending.some(mayChange(state.requests)) ? 1 : 0);
    pending = [];
    isChanged = false;
    change({ requests, revision });
  }
  const flushSoon = () => (flushing ??= setTimeout(flush, FLUSH_MS));

  async function follow(signal: AbortSignal): Promise<void> {
    for await (const { name, data } of readEvents(client.eventsUrl, signal)) {
      if (name === 'open') {
        // Requests before the connection; a restarted server counts from 1 again.
        const { exchanges: requests } = await client.control('GET /exchanges');
        pending = [];
        change({
          connection: 'live',
          requests,
          revision: state.revision + 1,
          contractRevision: state.contractRevision + 1,
        });
        continue;
      }
      if (name === 'exchange') pending.push(JSON.parse(data) as LoggedRequest);
      if (name === 'worlds') isChanged = true;
      if (name === 'contract') change({ contractRevision: state.contractRevision + 1 });
      flushSoon();
    }
  }

  async function followWithRetries(signal: AbortSignal): Promise<void> {
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      await follow(signal).catch(() => undefined);
      if (signal.aborted) return;
      if (state.connection === 'live') attempt = 0;
      change({ connection: 'lost' });
      await pause(RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)] ?? 0, signal);
    }
  }

  return {
    snapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    connect() {
      const controller = new AbortController();
      void followWithRetries(controller.signal);
      return () => {
        controller.abort();
        clearTimeout(flushing);
        flushing = undefined;
      };
    },
    clearRequests: () => change({ requests: [] }),
  };
}

/** Whether a request may have changed worlds, situations or records. */
function mayChange(known: readonly LoggedRequest[]): (entry: LoggedRequest) => boolean {
  const worlds = new Set(known.map(({ world }) => world));
  return ({ method, because, world }) => method !== 'GET' || because.length > 0 || !worlds.has(world);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
