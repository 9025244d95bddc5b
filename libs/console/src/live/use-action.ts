import { useState } from 'react';
import { useConsole } from '../console-context.ts';
import { ControlError } from '@shop/mock-engine/client/control-client';

export interface Action {
  /** @param done announced on success */
  readonly run: (act: () => Promise<unknown>, done: string) => Promise<boolean>;
  readonly isBusy: boolean;
  readonly error: ControlError | undefined;
}

/** A change on the server, one at a time, after which the worlds are read again; its error stays until the next. */
export function useAction(): Action {
  const { say, worlds } = useConsole();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ControlError>();

  return {
    isBusy,
    error,
    run: async (act, done) => {
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
