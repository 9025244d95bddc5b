import { DialogTracker } from '@shop/design/dialog-tracker';
import { ownField } from '@shop/domain/json/parse-json';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { NavigationType, useBlocker, useLocation, useNavigation } from 'react-router-dom';
import { isPageReloading } from '../../shared/reload-page.ts';

/** How many open dialogs a history entry stands for. */
const depthOf = (entry: unknown) => Number(ownField(entry, 'dialogs') ?? 0);
const keyOf = (entry: unknown) => ownField(entry, 'key');
const entryNow = (): unknown => window.history.state;

/** A copy of the page's entry: React Router sees the same page. */
function pushEntry(): void {
  const entry = window.history.state as { idx?: number } | null;
  window.history.pushState({ ...entry, idx: (entry?.idx ?? 0) + 1, dialogs: depthOf(entry) + 1 }, '');
}

let handlePop: ((event: PopStateEvent) => void) | null = null;

// Added before React Router adds its own, since browsers call the window's listeners in this order.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => handlePop?.(event));

/**
 * Gives each open dialog an entry in the browser's history, so that Back closes it first. An entry goes with its dialog,
 * however that closes, and before a link in it leads on; Forward to one that has closed leads back.
 */
export function DialogEntries({ children }: { children: ReactNode }) {
  /** What closes each open dialog; the latest comes last. */
  const dialogs = useRef<(() => void)[]>([]);
  const [changes, setChanges] = useState(0);
  const isReturning = useRef(false);
  const pageKey = useRef<unknown>(undefined);
  const { key } = useLocation();
  const { state: navigation } = useNavigation();
  const blocker = useBlocker(({ historyAction }) => historyAction === NavigationType.Push && depthOf(entryNow()) > 0);

  const track = useCallback((close: () => void) => {
    const change = (open: (() => void)[]) => {
      dialogs.current = open;
      setChanges((count) => count + 1);
    };
    change([...dialogs.current, close]);
    return () => change(dialogs.current.filter((other) => other !== close));
  }, []);

  const onPop = useEffectEvent((event: PopStateEvent) => {
    const depth = depthOf(event.state);
    const isSamePage = keyOf(event.state) === pageKey.current;
    const isForDialogs = isReturning.current || depth !== dialogs.current.length;
    const closing = isReturning.current ? [] : dialogs.current.slice(isSamePage ? depth : 0);
    for (const close of closing.reverse()) close();
    isReturning.current = false;
    // Nothing for React Router to do, and it would drop a navigation that is under way.
    if (isSamePage && isForDialogs) event.stopImmediatePropagation();
    setChanges((count) => count + 1);
  });
  useEffect(() => {
    handlePop = (event) => onPop(event);
    return () => {
      handlePop = null;
    };
  }, []);

  useEffect(() => {
    pageKey.current = keyOf(entryNow());
  }, [key]);

  useEffect(() => {
    // Going back would stop a reload.
    if (isPageReloading() || isReturning.current || navigation !== 'idle' || blocker.state === 'proceeding') return;
    const depth = depthOf(entryNow());
    const wanted = blocker.state === 'blocked' ? 0 : dialogs.current.length;
    if (depth > wanted) {
      isReturning.current = true;
      window.history.go(wanted - depth);
    } else if (blocker.state === 'blocked') blocker.proceed();
    else for (let missing = wanted - depth; missing > 0; missing -= 1) pushEntry();
  }, [changes, navigation, blocker]);

  return <DialogTracker value={track}>{children}</DialogTracker>;
}
