import { VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { connectionMessages } from '../connection.messages.ts';
import { ConsoleContext, useConsoleState } from '../console-context.ts';
import { OverrideForm } from '../overrides/override-form.tsx';

interface ConsoleProviderProps {
  /** The mock API's origin; by default the page's own. */
  origin?: string;
  world: string;
  onWorldChange: (name: string) => void;
  children: ReactNode;
}

/** Connects the panels inside it to the mock API. */
export function ConsoleProvider({ origin, world, onWorldChange, children }: ConsoleProviderProps) {
  const state = useConsoleState(origin, world, onWorldChange);
  const { draft, editResponse, announcement, connection } = state;
  return (
    <ConsoleContext value={state}>
      {children}
      {draft && <OverrideForm start={draft} onClose={() => editResponse(undefined)} />}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <VisuallyHidden role="status">{connectionMessages.spoken[connection]}</VisuallyHidden>
    </ConsoleContext>
  );
}
