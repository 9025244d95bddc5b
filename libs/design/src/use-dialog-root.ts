import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTrackedDialog } from './dialog-tracker.ts';
import { TOASTS_ID } from './toasts.ts';

const toasts = () => document.getElementById(TOASTS_ID);

let openDialogs = 0;
const setPageInert = (isInert: boolean) => document.getElementById('root')?.toggleAttribute('inert', isInert);

export interface DialogProps {
  isOpen: boolean;
  /** Also on Back; may refuse. */
  onClose: () => void;
  /** Where the focus goes on closing; null: to the opener. */
  focusAfter?: (() => HTMLElement | null) | undefined;
}

/**
 * Properties for the root of a dialog or drawer.
 *
 * - The page behind it is inert; it stands in a portal.
 * - It opens one render after mounting. Opened at once, Ark's dialogs trap the focus twice under StrictMode, and the
 *   traps fight until the dialog closes.
 * - On closing, the focus returns to the opener, also when it has moved on before the dialog took it, or to that of before
 *   when nothing has it as a dialog opens again; without an opener it goes to the page's content.
 * - A press on a toast does not close it, nor does a dialog below it that closes, nor the focus where it lands outside: it
 *   may return late to the opener of a drawer that opens again.
 */
export function useDialogRoot({ isOpen, onClose, focusAfter }: DialogProps) {
  useTrackedDialog(isOpen, onClose);
  const [isMounted, setMounted] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the second render is what this is for
  useEffect(() => setMounted(true), []);

  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    if (document.activeElement !== document.body) opener.current = document.activeElement;
    setPageInert((openDialogs += 1) > 0);
    return () => void setPageInert((openDialogs -= 1) > 0);
  }, [isOpen]);

  const openerOrContent = () => {
    const { current } = opener;
    const isLost = !(current instanceof HTMLElement) || !current.isConnected;
    return isLost ? document.querySelector<HTMLElement>('main') : current;
  };
  return {
    open: isOpen && isMounted,
    // Ark's own is from left to right on every page.
    dir: isMounted && document.dir === 'rtl' ? 'rtl' : 'ltr',
    onOpenChange: ({ open }: { open: boolean }) => !open && onClose(),
    onRequestDismiss: (event: Event) => event.preventDefault(),
    onFocusOutside: (event: Event) => event.preventDefault(),
    // Only where there are toasts: elsewhere the dialog would wait for them, and fail when it closes.
    persistentElements: isMounted && toasts() ? [toasts] : [],
    finalFocusEl: () => focusAfter?.() ?? openerOrContent(),
  };
}
