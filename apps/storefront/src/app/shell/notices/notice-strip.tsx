import { Box, Button, HStack } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { Connection } from '../../../shared/connection.ts';
import { NOTICES_HEIGHT } from '../../../shared/ui/notices-height.ts';
import { declineNewVersion } from '../../service-worker/new-version.ts';
import { Notice } from './notice.tsx';
import { noticesMessages as messages } from './notices.messages.ts';

interface NoticeStripProps {
  connection: Connection;
  /** Takes the new version; null where none is offered. */
  onAccept: (() => void) | null;
}

/** How fresh the page is, and the new version: offered, never forced. What else stands at the foot moves up. */
export function NoticeStrip({ connection, onAccept }: NoticeStripProps) {
  const strip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(NOTICES_HEIGHT, `${strip.current?.offsetHeight ?? 0}px`);
    });
    if (strip.current) observer.observe(strip.current);
    return () => {
      observer.disconnect();
      style.removeProperty(NOTICES_HEIGHT);
    };
  }, []);

  return (
    <Box ref={strip} boxShadow="lg" pb="env(safe-area-inset-bottom)" bg="bg.panel">
      {connection !== 'online' && <Notice text={messages[connection]} />}
      {onAccept && connection !== 'offline' && (
        <Notice text={messages.newVersion}>
          <HStack gap="2">
            <Button size="sm" minH="11" onClick={onAccept}>
              {messages.reload}
            </Button>
            <Button size="sm" minH="11" variant="ghost" onClick={declineNewVersion}>
              {messages.later}
            </Button>
          </HStack>
        </Notice>
      )}
    </Box>
  );
}
