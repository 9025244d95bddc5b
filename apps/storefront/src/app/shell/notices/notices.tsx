import { Box } from '@shop/design/styled-system/jsx';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useServiceWorker } from '../../../offline/use-service-worker.ts';
import { connectionStore } from '../../../shared/connection.ts';
import { NOTICES_ID } from '../../../shared/ui/retry-panel.tsx';
import { unstuckOnShortScreens } from '@shop/design/sticky.styles';
import { NoticeStrip } from './notice-strip.tsx';

/**
 * Notices at the bottom of the screen, usually empty. Also starts the service worker.
 *
 * @param children further notices
 */
export function Notices({ children }: { children?: ReactNode }) {
  const connection = useSyncExternalStore(connectionStore.subscribe, connectionStore.now, () => 'online' as const);
  const { accept, decline } = useServiceWorker();

  return (
    // A live region must exist before its content.
    <Box
      id={NOTICES_ID}
      role="status"
      aria-live="polite"
      aria-atomic={false}
      position="sticky"
      bottom="0"
      zIndex="docked"
      css={unstuckOnShortScreens}
    >
      {(connection !== 'online' || accept) && (
        <NoticeStrip connection={connection} onAccept={accept} onDecline={decline} />
      )}
      {children}
    </Box>
  );
}
