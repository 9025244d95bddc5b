import type { ControlClient } from '../client/control-client.ts';
import type { Exchange } from '../client/control.types.ts';
import { readEvents } from './read-events.ts';

export type Connection = 'connecting' | 'live' | 'lost';

export interface LiveState {
  readonly connection: Connection;
  /** Newest last. */
  readonly exchanges: readonly Exchange[];
  /** Counts up whenever worlds, situations or records may have changed. */
  readonly revision: number;
}

/** What the server tells of itself as it happens; a store for React. */
export interface LiveServer {
  readonly snapshot: () => LiveState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins to watch. @returns how to stop */
  readonly watch: () => () => void;
  readonly forgetExchanges: () => void;
}

/** As many as the server remembers. */
const MOST_EXCHANGES = 1000;
/** Under load a screen that changes more often is not read any better. */
const FLUSH_MS = 150;
/** How long to wait before trying again, in ms; the last one ever after. */
const RETRY_MS = [500, 1_000, 2_000, 4_000];

export function createLiveServer(client: ControlClient): LiveServer {
  let state: LiveState = { connection: 'connecting', exchanges: [], revision: 0 };
  const listeners = new Set<() => void>();
  const change = (part: Partial<LiveState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };

  let fresh: Exchange[] = [];
  let isChanged = false;
  let flushing: ReturnType<typeof setTimeout> | undefined;
  function flush(): void {
    flushing = undefined;
    const last = state.exchanges.at(-1)?.id ?? 0;
    const exchanges = [...state.exchanges, ...fresh.filter(({ id }) => id > last)].slice(-MOST_EXCHANGES);
    const revision = state.revision + (isChanged || fresh.some(mayChange(state.exchanges)) ? 1 : 0);
    fresh = [];
    isChanged = false;
    change({ exchanges, revision });
  }
  const flushSoon = () => (flushing ??= setTimeout(flush, FLUSH_MS));

  async function follow(signal: AbortSignal): Promise<void> {
    for await (const { name, data } of readEvents(client.eventsUrl, signal)) {
      if (name === 'open') {
        // What happened before, or while nobody watched; a server begun anew counts from 1 again.
        const exchanges = await client.exchanges();
        fresh = [];
        change({ connection: 'live', exchanges, revision: state.revision + 1 });
        continue;
      }
      if (name === 'exchange') fresh.push(JSON.parse(data) as Exchange);
      if (name === 'worlds') isChanged = true;
      flushSoon();
    }
  }

  async function followOn(signal: AbortSignal): Promise<void> {
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
    watch() {
      const controller = new AbortController();
      void followOn(controller.signal);
      return () => {
        controller.abort();
        clearTimeout(flushing);
        flushing = undefined;
      };
    },
    forgetExchanges: () => change({ exchanges: [] }),
  };
}

/** Whether an exchange may have changed what lists of worlds, situations and records show. */
function mayChange(known: readonly Exchange[]): (exchange: Exchange) => boolean {
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
