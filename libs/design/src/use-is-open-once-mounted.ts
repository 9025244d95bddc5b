import { useEffect, useState } from 'react';

/**
 * Opens what is to be open from its first moment one render later. Started open, Chakra's dialogs and drawers begin to
 * keep focus twice under StrictMode, and the two take it from each other until the dialog closes.
 */
export function useIsOpenOnceMounted(isOpen: boolean): boolean {
  const [isMounted, setMounted] = useState(false);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the second render is what this is for
  useEffect(() => setMounted(true), []);
  return isOpen && isMounted;
}
