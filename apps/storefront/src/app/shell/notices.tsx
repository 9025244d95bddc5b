import { NoticeStrip } from '@shop/design/parts/notice';
import { Box, HStack } from '@shop/design/styled-system/jsx';
import { Button } from '@shop/design/ui/elements';
import type { ReactNode } from 'react';
import { useServiceWorker } from '../../offline/use-service-worker.ts';
import { useConnection } from '../../shared/connection.ts';
import { NOTICES_ID } from '../../shared/ui/retry-panel.tsx';
import { noticesMessages as messages } from './shell.messages.ts';

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
      {connection !== 'online' && <NoticeStrip text={messages[connection]} />}
      {accept && connection !== 'offline' && (
        <NoticeStrip text={messages.newVersion}>
          <HStack gap="2">
            <Button size="sm" onClick={accept}>
              {messages.reload}
            </Button>
            <Button size="sm" variant="ghost" onClick={decline}>
              {messages.later}
            </Button>
          </HStack>
        </NoticeStrip>
      )}
      {children}
    </Box>
  );
}
