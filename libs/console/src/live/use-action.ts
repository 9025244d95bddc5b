import { useState } from 'react';
import { useConsole } from '../console-context.ts';
import { ControlFault } from '../client/control-fault.ts';

interface Action {
  /** @param done said when it has worked */
  readonly run: (act: () => Promise<unknown>, done: string) => Promise<boolean>;
  readonly isBusy: boolean;
  readonly fault: ControlFault | undefined;
  readonly forget: () => void;
}

/** Something that a click makes the server do: one at a time, and what went wrong stays until the next. */
export function useAction(): Action {
  const { say } = useConsole();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<ControlFault>();

  return {
    isBusy,
    fault,
    forget: () => setFault(undefined),
    run: async (act, done) => {
      setBusy(true);
      setFault(undefined);
      try {
        await act();
        say(done);
        return true;
      } catch (error) {
        if (!(error instanceof ControlFault)) throw error;
        setFault(error);
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
