import { useCallback, useEffect, useRef, useState } from 'react';
import type { ControlFault } from '../client/control-fault.ts';

export interface Loaded<Data> {
  /** The last that was loaded, kept while newer is under way. */
  readonly data: Data | undefined;
  /** Why there is nothing newer. */
  readonly fault: ControlFault | undefined;
  readonly reload: () => void;
}

interface Held<Data> {
  key: string;
  data: Data | undefined;
  fault: ControlFault | undefined;
}

/**
 * Loads once, and again with every revision; never twice at the same time, so that a busy server is not asked without end.
 *
 * @param key what the data is of: data of another key is not shown
 */
export function useLoaded<Data>(load: () => Promise<Data>, key: string, revision: number): Loaded<Data> {
  const [held, hold] = useState<Held<Data>>({ key, data: undefined, fault: undefined });
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
          (data) => hold({ key: of, data, fault: undefined }),
          (fault: ControlFault) =>
            hold((before) => ({ key: of, data: before.key === of ? before.data : undefined, fault })),
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

  return { data: held.key === key ? held.data : undefined, fault: held.key === key ? held.fault : undefined, reload };
}
