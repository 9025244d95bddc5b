import { VisuallyHidden } from '@chakra-ui/react';
import type { Operation } from '@shop/mock-engine/generated/control-api';
import { useMemo, useState, type ReactNode } from 'react';
import { createConsoleClient } from '../console-client.ts';
import { ConsoleContext } from '../console-context.ts';
import { connectionMessages } from '../connection.messages.ts';
import { useLiveServer } from '../live/use-live-server.ts';
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

/** Connects the panels inside it to the mock API. */
export function ConsoleProvider({ origin, world, onWorldChange, children }: ConsoleProviderProps) {
  const client = useMemo(() => createConsoleClient(origin), [origin]);
  const live = useLiveServer(client);
  const worlds = useLoaded(async () => (await client.control('GET /worlds')).worlds, 'worlds', live.revision);
  const operations = useLoaded(() => client.control('GET /operations'), 'operations', live.contractRevision);
  const contract = useLoaded(() => client.control('GET /contract'), 'contract', live.contractRevision);
  const [announcement, say] = useState('');
  const [draft, editResponse] = useState<Draft>();

  return (
    <ConsoleContext
      value={{
        ...live,
        client,
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
      <VisuallyHidden role="status">{connectionMessages.spoken[live.connection]}</VisuallyHidden>
    </ConsoleContext>
  );
}
