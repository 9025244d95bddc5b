import type { LoggedRequest } from '@shop/mock-engine/generated/control-api';
import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import type { ConsoleClient } from '../console-client.ts';

export type Connection = 'connecting' | 'live' | 'lost';

const first = {
  connection: 'connecting' as Connection,
  /** Newest last. */
  requests: [] as readonly LoggedRequest[],
  /** Counts up whenever worlds, situations or records may have changed. */
  revision: 0,
  /** Counts up whenever the contract may have changed: with each connection and each save of it. */
  contractRevision: 0,
};

export type LiveState = Readonly<typeof first>;

/** The server keeps as many. */
const MAX_REQUESTS = 1000;
/** Renders at most this often under load. */
const FLUSH_MS = 150;
const RETRY_MS = 1_000;

/** The server's events while the page is visible. */
export function useLiveServer(client: ConsoleClient) {
  const [state, setState] = useState<LiveState>(first);

  useEffect(() => {
    // A hidden page disconnects: browsers allow six connections to a server, and the shop needs them.
    let stop = () => {};
    const follow = () => {
      stop();
      stop = document.hidden ? () => {} : connect(client, setState);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stop();
    };
  }, [client]);

  return { ...state, clearRequests: () => setState((before) => ({ ...before, requests: [] })) };
}

/** Connects, and reconnects after a failure. @returns how to stop */
function connect(client: ConsoleClient, setState: Dispatch<SetStateAction<LiveState>>): () => void {
  let pending: LoggedRequest[] = [];
  let isLoading = true;
  let flushing: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    flushing = undefined;
    if (isLoading) return;
    const arrived = pending;
    pending = [];
    setState((before) => {
      const last = before.requests.at(-1)?.id ?? 0;
      const requests = [...before.requests, ...arrived.filter(({ id }) => id > last)].slice(-MAX_REQUESTS);
      return { ...before, requests, revision: before.revision + 1 };
    });
  }
  const flushSoon = () => (flushing ??= setTimeout(flush, FLUSH_MS));

  const source = new EventSource(client.eventsUrl);
  let stop = () => {
    source.close();
    clearTimeout(flushing);
  };
  const reconnect = () => {
    stop();
    setState((before) => ({ ...before, connection: 'lost' }));
    const retry = setTimeout(() => (stop = connect(client, setState)), RETRY_MS);
    stop = () => clearTimeout(retry);
  };
  // The browser's own reconnecting ends at an error status, such as that of a proxy without its server.
  source.onerror = reconnect;
  source.onopen = () => {
    const load = async () => {
      const { requests } = await client.control('GET /requests');
      isLoading = false;
      setState(({ revision, contractRevision }) => ({
        connection: 'live',
        requests,
        revision: revision + 1,
        contractRevision: contractRevision + 1,
      }));
      flushSoon();
    };
    load().catch(() => source.readyState === source.CLOSED || reconnect());
  };
  source.addEventListener('request', ({ data }: MessageEvent<string>) => {
    pending.push(JSON.parse(data) as LoggedRequest);
    flushSoon();
  });
  source.addEventListener('worlds', flushSoon);
  source.addEventListener('contract', () =>
    setState((before) => ({ ...before, contractRevision: before.contractRevision + 1 })),
  );
  return () => stop();
}
