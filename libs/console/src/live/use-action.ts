import { ControlError } from '@shop/mock-engine/client/control-client';
import { useState } from 'react';
import { useConsole } from '../console-context.ts';

export type Action = ReturnType<typeof useAction>;

/** A change on the server, one at a time, after which the worlds are read again; its error stays until the next. */
export function useAction() {
  const { say, worlds } = useConsole();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ControlError>();

  return {
    isBusy,
    error,
    /** @param done announced on success */
    run: async (act: () => Promise<unknown>, done: string): Promise<boolean> => {
      setBusy(true);
      setError(undefined);
      try {
        await act();
        say(done);
        worlds.reload();
        return true;
      } catch (failure) {
        if (!(failure instanceof ControlError)) throw failure;
        setError(failure);
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
