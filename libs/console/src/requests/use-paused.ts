import { useState } from 'react';
import type { Exchange } from '../client/control.types.ts';
import { useConsole } from '../console-context.ts';

/** The requests as they come, or, while it is paused, as they were; and how many have come since. */
export function usePaused() {
  const { exchanges } = useConsole();
  const [frozen, freeze] = useState<readonly Exchange[]>();
  const last = frozen?.at(-1)?.id ?? 0;
  return {
    exchanges: frozen ?? exchanges,
    isPaused: frozen !== undefined,
    newer: frozen ? exchanges.filter(({ id }) => id > last).length : 0,
    toggle: () => freeze(frozen ? undefined : exchanges),
  };
}
