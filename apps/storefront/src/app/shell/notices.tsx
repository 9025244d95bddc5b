import { dialogMessages } from '@shop/design/dialog.messages';
import { NoticeStrip } from '@shop/design/parts/notice';
import { css } from '@shop/design/styled-system/css';
import { Box, HStack } from '@shop/design/styled-system/jsx';
import { Button, IconButton } from '@shop/design/ui/elements';
import { CloseIcon } from '@shop/design/ui/icons';
import { type ReactNode, useState } from 'react';
import { useServiceWorker } from '../../offline/use-service-worker.ts';
import { useConnection, type Connection } from '../../shared/connection.ts';
import { NOTICES_ID } from '../../shared/ui/retry-panel.tsx';
import { noticesMessages as messages } from './shell.messages.ts';

const footOfScreen = css.raw({ position: 'sticky', bottom: 'var(--shop-unstick)', zIndex: 'docked' });

/**
 * Notices at the bottom of the screen, usually empty. Also starts the service worker.
 *
 * @param children further notices
 */
export function Notices({ children }: { children?: ReactNode }) {
  const connection = useConnection();
  const [closedAt, setClosedAt] = useState<Connection>('online');
  // The next loss is told again.
  if (connection === 'online' && closedAt !== connection) setClosedAt(connection);
  const { accept, decline } = useServiceWorker();

  return (
    // A live region must exist before its content.
    <Box id={NOTICES_ID} role="status" aria-live="polite" aria-atomic={false} css={footOfScreen}>
      {connection !== 'online' && connection !== closedAt && (
        <NoticeStrip text={messages[connection]}>
          <IconButton size="sm" aria-label={dialogMessages.closeToast} onClick={() => setClosedAt(connection)}>
            <CloseIcon />
          </IconButton>
        </NoticeStrip>
      )}
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
