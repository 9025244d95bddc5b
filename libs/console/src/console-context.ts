import { createContext, use } from 'react';
import type { ContractState, Operation, World } from '@shop/mock-engine/generated/control-api';
import type { ConsoleClient } from './console-client.ts';
import type { Draft } from './overrides/draft.ts';
import type { LiveState } from './live/use-live-server.ts';
import type { Loaded } from './live/use-loaded.ts';

export interface Console extends LiveState {
  readonly client: ConsoleClient;
  readonly clearRequests: () => void;
  readonly worlds: Loaded<readonly World[]>;
  /** State of the contract's file; undefined until it is loaded. */
  readonly contract: ContractState | undefined;
  /** Of the contract; empty until they are loaded. */
  readonly operations: readonly Operation[];
  /** The selected world's name; the world may not exist yet. */
  readonly world: string;
  readonly chooseWorld: (name: string) => void;
  /** Opens the editor of a response. */
  readonly editResponse: (draft: Draft) => void;
  /** Announces a result to screen readers. */
  readonly say: (text: string) => void;
}

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
