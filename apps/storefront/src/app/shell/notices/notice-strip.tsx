import { HStack } from '@shop/design/styled-system/jsx';
import { Button } from '@shop/design/ui/elements';
import type { Connection } from '../../../shared/connection.ts';
import { Notice } from '@shop/design/parts/notice';
import { noticesMessages as messages } from '../shell.messages.ts';

interface NoticeStripProps {
  connection: Connection;
  /** Accepts the new version; null when none is offered. */
  onAccept: (() => void) | null;
  /** Hides the offer until the next page load. */
  onDecline: () => void;
}

export function NoticeStrip({ connection, onAccept, onDecline }: NoticeStripProps) {
  return (
    <>
      {connection !== 'online' && <Notice text={messages[connection]} />}
      {onAccept && connection !== 'offline' && (
        <Notice text={messages.newVersion}>
          <HStack gap="2">
            <Button size="sm" minH="11" onClick={onAccept}>
              {messages.reload}
            </Button>
            <Button size="sm" minH="11" variant="ghost" onClick={onDecline}>
              {messages.later}
            </Button>
          </HStack>
        </Notice>
      )}
    </>
  );
}
