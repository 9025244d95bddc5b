import type { ControlError } from '@shop/mock-engine/client/control-client';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface Loaded<Data> {
  /** The last loaded data, kept while it reloads. */
  readonly data?: Data;
  /** Why the last load failed. */
  readonly error?: ControlError;
  readonly reload: () => void;
}

/**
 * Loads data, again with every new revision, one request at a time.
 *
 * @param key identifies the data: data of another key is not shown
 */
export function useLoaded<Data>(load: () => Promise<Data>, key: string, revision: unknown = 0): Loaded<Data> {
  const [held, hold] = useState<Omit<Loaded<Data>, 'reload'> & { key: string }>({ key });
  const latest = useRef({ load, key });
  const loading = useRef({ last: Promise.resolve(), isNextWaiting: false });

  const reload = useCallback(() => {
    const { current } = loading;
    if (current.isNextWaiting) return;
    current.isNextWaiting = true;
    current.last = current.last.then(async () => {
      current.isNextWaiting = false;
      const { load: ask, key: of } = latest.current;
      await ask().then(
        (data) => hold({ key: of, data }),
        (error: ControlError) => hold((before) => ({ ...(before.key === of && before), key: of, error })),
      );
    });
  }, []);

  useEffect(() => {
    latest.current = { load, key };
  });
  useEffect(() => reload(), [reload, key, revision]);

  return { ...(held.key === key && held), reload };
}
