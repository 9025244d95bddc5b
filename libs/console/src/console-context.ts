import { createContext, use } from 'react';
import type { ControlClient } from './client/control-client.ts';
import type { World } from './client/control.types.ts';
import type { LiveServer, LiveState } from './live/live-server.ts';
import type { Loaded } from './live/use-loaded.ts';

export interface Console extends LiveState {
  readonly client: ControlClient;
  readonly live: LiveServer;
  readonly worlds: Loaded<readonly World[]>;
  /** The name of the world that is looked at; nobody may have used it yet. */
  readonly world: string;
  readonly chooseWorld: (name: string) => void;
  /** Tells those who do not see the screen what has been done. */
  readonly say: (text: string) => void;
}

export const ConsoleContext = createContext<Console | null>(null);

/** What every panel of the console works with. */
export function useConsole(): Console {
  const found = use(ConsoleContext);
  if (!found) throw new Error('Panels of the console stand inside its ConsoleProvider.');
  return found;
}

/** The world that is looked at; undefined before it is known, or when nobody has used it yet. */
export function useWorld(): World | undefined {
  const { worlds, world } = useConsole();
  return worlds.data?.find(({ name }) => name === world);
}
