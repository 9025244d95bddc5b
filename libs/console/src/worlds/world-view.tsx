import type { World } from '@shop/mock-engine/generated/control-api';
import type { ReactNode } from 'react';
import { useConsole } from '../console-context.ts';
import { LoadedView, Note } from '../parts/notes.tsx';
import { worldMessages as messages } from './worlds.messages.ts';

/** What is shown of the selected world; a message while it is loaded, or when it does not exist yet. */
export function WorldView({ children }: { children: (world: World) => ReactNode }) {
  const { worlds, world } = useConsole();
  return (
    <LoadedView loaded={worlds}>
      {(all) => {
        const found = all.find(({ name }) => name === world);
        return found ? children(found) : <Note>{messages.unknown(world)}</Note>;
      }}
    </LoadedView>
  );
}
