import { useEffect, useState } from 'react';

/**
 * Opens a dialog one render after mounting. Opened at once, Chakra's dialogs trap the focus twice under StrictMode,
 * and the traps fight until the dialog closes.
 */
export function useIsOpenOnceMounted(isOpen: boolean): boolean {
  const [isMounted, setMounted] = useState(false);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the second render is what this is for
  useEffect(() => setMounted(true), []);
  return isOpen && isMounted;
}
