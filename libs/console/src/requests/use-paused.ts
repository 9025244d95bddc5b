import { useState } from 'react';
import type { LoggedRequest } from '@shop/mock-engine/generated/control-api';
import { useConsole } from '../console-context.ts';

/** The live requests, or while paused those at that moment, with the number of newer ones. */
export function usePaused() {
  const { requests } = useConsole();
  const [frozen, freeze] = useState<readonly LoggedRequest[]>();
  const last = frozen?.at(-1)?.id ?? 0;
  return {
    requests: frozen ?? requests,
    isPaused: frozen !== undefined,
    newer: frozen ? requests.filter(({ id }) => id > last).length : 0,
    toggle: () => freeze(frozen ? undefined : requests),
  };
}
