import { Box } from '@shop/design/styled-system/jsx';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { connectionStore } from '../../../shared/connection.ts';
import { unstuckOnShortScreens } from '../../../shared/ui/short-screen.ts';
import { useAppDispatch } from '../../../shared/use-app-dispatch.ts';
import { newVersionStore } from '../../service-worker/new-version.ts';
import { whenIdle } from '../../service-worker/when-idle.ts';
import { NoticeStrip } from './notice-strip.tsx';

/**
 * Notices at the bottom of the screen, usually empty. Also starts the service worker.
 *
 * @param children further notices
 */
export function Notices({ children }: { children?: ReactNode }) {
  const connection = useSyncExternalStore(connectionStore.subscribe, connectionStore.now, () => 'online' as const);
  const accept = useSyncExternalStore(newVersionStore.subscribe, newVersionStore.now, () => null);
  const dispatch = useAppDispatch();

  useEffect(
    () => whenIdle(async () => (await import('../../service-worker/start-worker.ts')).startWorker(dispatch)),
    [dispatch],
  );

  return (
    // A live region must exist before its content.
    <Box
      role="status"
      aria-live="polite"
      aria-atomic={false}
      position="sticky"
      bottom="0"
      zIndex="docked"
      css={unstuckOnShortScreens}
    >
      {(connection !== 'online' || accept) && <NoticeStrip connection={connection} onAccept={accept} />}
      {children}
    </Box>
  );
}
