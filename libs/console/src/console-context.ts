import type { World } from '@shop/mock-engine/generated/control-api';
import { createContext, use, useMemo, useState } from 'react';
import { createConsoleClient } from './console-client.ts';
import { useLiveServer } from './live/use-live-server.ts';
import { useLoaded } from './live/use-loaded.ts';
import type { Draft } from './overrides/draft.ts';

/**
 * The server’s state, and what is selected.
 *
 * @param origin the mock API's; by default the page's own
 * @param world the selected world's name; the world may not exist yet
 */
export function useConsoleState(origin: string | undefined, world: string, chooseWorld: (name: string) => void) {
  const client = useMemo(() => createConsoleClient(origin), [origin]);
  const live = useLiveServer(client);
  const worlds = useLoaded(async () => (await client.control('GET /worlds')).worlds, 'worlds', live.revision);
  const operations = useLoaded(() => client.control('GET /operations'), 'operations', live.contractRevision);
  const contract = useLoaded(() => client.control('GET /contract'), 'contract', live.contractRevision);
  const [announcement, say] = useState('');
  const [draft, editResponse] = useState<Draft>();
  return {
    ...live,
    client,
    worlds,
    /** State of the contract's file; undefined until it is loaded. */
    contract: contract.data,
    /** Of the contract; empty until they are loaded. */
    operations: operations.data?.operations ?? [],
    world,
    chooseWorld,
    announcement,
    /** Announces a result to screen readers. */
    say,
    draft,
    /** Opens the editor of a response, or closes it. */
    editResponse,
  };
}

type Console = ReturnType<typeof useConsoleState>;

export const ConsoleContext = createContext<Console | null>(null);

/** The console's shared state. */
export function useConsole(): Console {
  const found = use(ConsoleContext);
  if (!found) throw new Error('Render console panels inside a ConsoleProvider.');
  return found;
}

/** The selected world; undefined before it is loaded, or when it does not exist yet. */
export function useWorld(): World | undefined {
  const { worlds, world } = useConsole();
  return worlds.data?.find(({ name }) => name === world);
}
