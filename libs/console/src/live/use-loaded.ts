import { useCallback, useEffect, useRef, useState } from 'react';
import type { ControlError } from '@shop/mock-engine/client/control-client';

export interface Loaded<Data> {
  /** The last loaded data, kept while it reloads. */
  readonly data: Data | undefined;
  /** Why the last load failed. */
  readonly error: ControlError | undefined;
  readonly reload: () => void;
}

interface Held<Data> {
  key: string;
  data: Data | undefined;
  error: ControlError | undefined;
}

/**
 * Loads data, again with every new revision, one request at a time.
 *
 * @param key identifies the data: data of another key is not shown
 */
export function useLoaded<Data>(load: () => Promise<Data>, key: string, revision: unknown = 0): Loaded<Data> {
  const [held, hold] = useState<Held<Data>>({ key, data: undefined, error: undefined });
  const latest = useRef({ load, key });
  const loading = useRef({ isUnderWay: false, isWantedAgain: false });

  const reload = useCallback(() => {
    if (loading.current.isUnderWay) {
      loading.current.isWantedAgain = true;
      return;
    }
    const loadOn = async () => {
      loading.current.isUnderWay = true;
      do {
        loading.current.isWantedAgain = false;
        const { load: ask, key: of } = latest.current;
        await ask().then(
          (data) => hold({ key: of, data, error: undefined }),
          (error: ControlError) =>
            hold((before) => ({ key: of, data: before.key === of ? before.data : undefined, error })),
        );
      } while (loading.current.isWantedAgain);
      loading.current.isUnderWay = false;
    };
    void loadOn();
  }, []);

  useEffect(() => {
    latest.current = { load, key };
  });
  useEffect(() => reload(), [reload, key, revision]);

  return { data: held.key === key ? held.data : undefined, error: held.key === key ? held.error : undefined, reload };
}
