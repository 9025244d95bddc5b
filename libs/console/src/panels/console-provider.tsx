import { VisuallyHidden } from '@chakra-ui/react';
import type { Operation } from '@shop/mock-engine/generated/control-api';
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createConsoleClient } from '../console-client.ts';
import { ConsoleContext } from '../console-context.ts';
import { connectionMessages } from '../connection.messages.ts';
import { createLiveServer } from '../live/live-server.ts';
import { useLoaded } from '../live/use-loaded.ts';
import type { Draft } from '../overrides/draft.ts';
import { OverrideForm } from '../overrides/override-form.tsx';

const none: readonly Operation[] = [];

interface ConsoleProviderProps {
  /** The mock API's origin; by default the page's own. */
  origin?: string;
  world: string;
  onWorldChange: (name: string) => void;
  children: ReactNode;
}

/** Connects the panels inside it to the mock API while the page is visible. */
export function ConsoleProvider({ origin, world, onWorldChange, children }: ConsoleProviderProps) {
  const client = useMemo(() => createConsoleClient(origin), [origin]);
  const live = useMemo(() => createLiveServer(client), [client]);
  const state = useSyncExternalStore(live.subscribe, live.snapshot);
  const worlds = useLoaded(async () => (await client.control('GET /worlds')).worlds, 'worlds', state.revision);
  const operations = useLoaded(() => client.control('GET /operations'), 'operations', state.contractRevision);
  const contract = useLoaded(() => client.control('GET /contract'), 'contract', state.contractRevision);
  const [announcement, say] = useState('');
  const [draft, editResponse] = useState<Draft>();

  useEffect(() => {
    // A hidden page disconnects: browsers allow six connections to a server, and the shop needs them.
    let stop = () => {};
    const follow = () => {
      stop();
      stop = document.hidden ? () => {} : live.connect();
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stop();
    };
  }, [live]);

  return (
    <ConsoleContext
      value={{
        ...state,
        client,
        live,
        worlds,
        contract: contract.data,
        operations: operations.data?.operations ?? none,
        world,
        chooseWorld: onWorldChange,
        say,
        editResponse,
      }}
    >
      {children}
      {draft && <OverrideForm start={draft} onClose={() => editResponse(undefined)} />}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <VisuallyHidden role="status">{connectionMessages.spoken[state.connection]}</VisuallyHidden>
    </ConsoleContext>
  );
}
