import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** Is given what closes an open dialog, and returns what to call when it has closed. */
type TrackDialog = (close: () => void) => () => void;

/** Follows the open dialogs, so that Back can close them; by default nobody does. */
export const DialogTracker = createContext<TrackDialog>(() => () => {});

/** Tells the tracker of a dialog. `close` may refuse, and the dialog stays open. */
export function useTrackedDialog(isOpen: boolean, close: () => void): void {
  const track = useContext(DialogTracker);
  const closeNow = useEffectEvent(close);
  useEffect(() => (isOpen ? track(() => closeNow()) : undefined), [isOpen, track]);
}
