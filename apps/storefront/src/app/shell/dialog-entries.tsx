import { DialogTracker } from '@shop/design/dialog-tracker';
import { ownField } from '@shop/domain/json/parse-json';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import {
  NavigationType,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  type Location,
} from 'react-router-dom';
import { isPageReloading } from '../../shared/reload-page.ts';

/** How many open dialogs a history entry stands for. */
const depthOf = ({ state }: Location) => Number(ownField(state, 'dialogs') ?? 0);

/** Of the entry of the page, for which its dialogs' entries stand as well. */
export const pageKeyOf = ({ state, key }: Location) => (ownField(state, 'page') as string | undefined) ?? key;

/**
 * Gives each open dialog an entry in the browser's history, so that Back closes it first: the page's address with the
 * number of dialogs in its state. The entry goes with its dialog, and a link in the dialog replaces it.
 */
export function DialogEntries({ children }: { children: ReactNode }) {
  /** What closes each open dialog; the latest comes last. */
  const dialogs = useRef<(() => void)[]>([]);
  const [changes, setChanges] = useState(0);
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const { state: navigation } = useNavigation();
  const blocker = useBlocker(
    ({ historyAction, currentLocation, nextLocation }) =>
      historyAction === NavigationType.Push && depthOf(currentLocation) > 0 && depthOf(nextLocation) === 0,
  );
  const last = useRef(location);
  /** This component has navigated, and the location has not changed yet. */
  const isMoving = useRef(false);

  const track = useCallback((close: () => void) => {
    const change = (open: (() => void)[]) => {
      dialogs.current = open;
      setChanges((count) => count + 1);
    };
    change([...dialogs.current, close]);
    return () => change(dialogs.current.filter((other) => other !== close));
  }, []);

  useEffect(() => {
    // Not by its key: the payment window's entry is a copy of the page's.
    const hasMoved = last.current !== location;
    const isBackOrForward = hasMoved && !isMoving.current && navigationType === NavigationType.Pop;
    last.current = location;
    if (hasMoved) isMoving.current = false;

    if (isBackOrForward) {
      for (const close of dialogs.current.slice(depthOf(location)).reverse()) close();
      setChanges((count) => count + 1);
    } else if (blocker.state === 'blocked') {
      const { location: next } = blocker;
      isMoving.current = true;
      blocker.reset();
      void navigate(next, { replace: true, state: next.state as unknown });
    } else if (!isMoving.current && navigation === 'idle' && !isPageReloading()) {
      // Going back would stop a reload.
      const depth = depthOf(location);
      const open = dialogs.current.length;
      isMoving.current = depth !== open;
      if (depth > open) void navigate(open - depth);
      if (depth < open) {
        const state = { page: location.key, ...(location.state as object | null), dialogs: open };
        // Without its hash, to which the router would scroll.
        void navigate({ ...location, hash: '' }, { state, preventScrollReset: true });
      }
    }
  }, [changes, location, navigationType, navigation, blocker, navigate]);

  return <DialogTracker value={track}>{children}</DialogTracker>;
}
