import { Notice } from '@shop/design/parts/notice';
import { HStack } from '@shop/design/styled-system/jsx';
import { Button, Text } from '@shop/design/ui/elements';
import type { DialogProps } from '@shop/design/use-dialog-root';
import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { reloadPage } from '../reload-page.ts';
import { reportError } from '../report-error.ts';
import { LoadingBar } from './page-loading.tsx';
import { uiMessages } from './ui.messages.ts';

const modules = new Map<() => Promise<object>, object>();

interface LazyProps<Module extends object> {
  /** Imports the part; a constant, by which the part is known. */
  load: () => Promise<Module>;
  /** Whether the part is wanted. Once loaded it stays. */
  isWanted?: boolean;
  /** Its control can be pressed again, which loads anew: for a dialog, closes it. Without this there is "Try again". */
  onFailure?: () => void;
  /** Nobody misses it: a failure is only logged. */
  isDecoration?: boolean;
  children: (module: Module) => ReactNode;
}

/** A part whose code loads when it is wanted. If that fails, a sentence in its place says so, and the page stays. */
export function Lazy<Module extends object>(props: LazyProps<Module>) {
  const { load, isWanted = true, onFailure, isDecoration = false, children } = props;
  const [module, setModule] = useState(() => (isWanted ? (modules.get(load) as Module | undefined) : undefined));
  const [hasFailed, setFailed] = useState(false);
  const isLoading = isWanted && !module && (!hasFailed || onFailure !== undefined);

  const onLoaded = useEffectEvent((loaded: Module) => {
    modules.set(load, loaded);
    setModule(loaded);
  });
  const onFailed = useEffectEvent((error: unknown) => {
    reportError('part of the page', error);
    setFailed(true);
    onFailure?.();
  });
  useEffect(() => {
    if (!isLoading) return;
    let isCurrent = true;
    whenReachable(load).then(
      (loaded) => isCurrent && onLoaded(loaded),
      (error: unknown) => isCurrent && onFailed(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [isLoading, load]);

  if (module) return children(module);
  return (
    <>
      {isLoading && onFailure && <LoadingBar />}
      {hasFailed && !isLoading && !isDecoration && (
        <LoadFailure onRetry={onFailure ? undefined : () => setFailed(false)} />
      )}
    </>
  );
}

/** A dialog whose code loads when it opens. If that fails, it closes: its control can be pressed again. */
export function lazyDialog<Props extends DialogProps>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return (props: Props) => (
    <Lazy load={load} isWanted={props.isOpen} onFailure={props.onClose}>
      {({ default: Dialog }) => <Dialog {...props} />}
    </Lazy>
  );
}

/** A line that stalls has failed after this time, in ms; the file may still arrive, for the next try. */
const LOAD_LIMIT = 20_000;

/**
 * Firefox and older Chromium (153) keep a failed import until the page is reloaded, so none begins without a connection or a
 * service worker.
 */
async function whenReachable<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!navigator.onLine && !navigator.serviceWorker?.controller) throw new Error('offline');
  const stalled = new Promise<never>((_, reject) => setTimeout(reject, LOAD_LIMIT, new Error('no response')));
  return Promise.race([load(), stalled]);
}

function LoadFailure({ onRetry }: { onRetry: (() => void) | undefined }) {
  const sentence = useRef<HTMLDivElement>(null);
  useEffect(() => void sentence.current?.scrollIntoView({ block: 'nearest' }), []);

  const retry = useEffectEvent(() => onRetry?.());
  useEffect(() => {
    const onOnline = () => retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);

  return (
    <Notice tone="warning" ref={sentence} role="alert" my="2" textStyle="sm">
      <Text>{uiMessages.partMissing}</Text>
      <HStack gap="3" pt="2" flexWrap="wrap" _empty={{ display: 'none' }}>
        {onRetry && (
          <Button size="sm" variant="outline" onClick={onRetry}>
            {uiMessages.tryAgain}
          </Button>
        )}
        {navigator.onLine && (
          <Button size="sm" variant="outline" onClick={reloadPage}>
            {uiMessages.reload}
          </Button>
        )}
      </HStack>
    </Notice>
  );
}
