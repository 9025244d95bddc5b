import { Box } from '@shop/design/styled-system/jsx';
import type { ReactNode } from 'react';
import { useServiceWorker } from '../../../offline/use-service-worker.ts';
import { useConnection } from '../../../shared/connection.ts';
import { NOTICES_ID } from '../../../shared/ui/retry-panel.tsx';
import { NoticeStrip } from './notice-strip.tsx';

/**
 * Notices at the bottom of the screen, usually empty. Also starts the service worker.
 *
 * @param children further notices
 */
export function Notices({ children }: { children?: ReactNode }) {
  const connection = useConnection();
  const { accept, decline } = useServiceWorker();

  return (
    // A live region must exist before its content.
    <Box
      id={NOTICES_ID}
      role="status"
      aria-live="polite"
      aria-atomic={false}
      position="sticky"
      bottom="var(--shop-unstick)"
      zIndex="docked"
    >
      {(connection !== 'online' || accept) && (
        <NoticeStrip connection={connection} onAccept={accept} onDecline={decline} />
      )}
      {children}
    </Box>
  );
}
