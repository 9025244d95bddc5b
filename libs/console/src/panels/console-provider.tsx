import { VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createControlClient } from '../client/control-client.ts';
import { ConsoleContext } from '../console-context.ts';
import { connectionMessages } from '../connection.messages.ts';
import { createLiveServer } from '../live/live-server.ts';
import { useLoaded } from '../live/use-loaded.ts';

interface ConsoleProviderProps {
  /** Where the mock API is; the page's own origin when left out. */
  origin?: string;
  world: string;
  onWorldChange: (name: string) => void;
  children: ReactNode;
}

/** Watches the mock API for the panels within, as long as somebody sees them. */
export function ConsoleProvider({ origin, world, onWorldChange, children }: ConsoleProviderProps) {
  const client = useMemo(() => createControlClient(origin), [origin]);
  const live = useMemo(() => createLiveServer(client), [client]);
  const state = useSyncExternalStore(live.subscribe, live.snapshot);
  const worlds = useLoaded(client.worlds, 'worlds', state.revision);
  const [said, say] = useState('');

  useEffect(() => {
    // A page in the background lets go of its line: browsers have six to a server, and the shop needs them.
    let stop = () => {};
    const follow = () => {
      stop();
      stop = document.hidden ? () => {} : live.watch();
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stop();
    };
  }, [live]);

  return (
    <ConsoleContext value={{ ...state, client, live, worlds, world, chooseWorld: onWorldChange, say }}>
      {children}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <VisuallyHidden role="status">{connectionMessages.spoken[state.connection]}</VisuallyHidden>
    </ConsoleContext>
  );
}
