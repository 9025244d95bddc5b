import { List, Text, Badge, Box, chakra, Flex } from '@chakra-ui/react';
import { memo } from 'react';
import type { LoggedRequest } from '@shop/mock-engine/generated/control-api';
import { clockTime } from '../clock/clock-time.ts';
import { Note } from '../parts/notes.tsx';
import { pathOf } from './filter-requests.ts';
import { requestMessages as messages } from './requests.messages.ts';
import { StatusMark } from './status-mark.tsx';

/** Older requests are found by filters. */
const MAX_ROWS = 200;

interface RequestListProps {
  /** Newest first. */
  found: readonly LoggedRequest[];
  isNoneAtAll: boolean;
  hasWorlds: boolean;
  onOpen: (id: number) => void;
}

/** The requests that match the filters. */
export function RequestList({ found, isNoneAtAll, hasWorlds, onOpen }: RequestListProps) {
  if (found.length === 0) return <Note>{isNoneAtAll ? messages.none : messages.noneFound}</Note>;
  const rows = found.slice(0, MAX_ROWS);
  return (
    <>
      <List.Root variant="plain" aria-label={messages.list} borderWidth="1px" borderRadius="l2" bg="bg.panel" gap="0">
        {rows.map((entry) => (
          <List.Item key={entry.id} borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
            <RequestRow entry={entry} hasWorld={hasWorlds} onOpen={onOpen} />
          </List.Item>
        ))}
      </List.Root>
      {rows.length < found.length && (
        <Text textStyle="sm" color="fg.muted">
          {messages.shown(rows.length, found.length)}
        </Text>
      )}
    </>
  );
}

interface RequestRowProps {
  entry: LoggedRequest;
  hasWorld: boolean;
  onOpen: (id: number) => void;
}

/** A request in two lines; a click opens its details. */
const RequestRow = memo(function RequestRow({ entry, hasWorld, onOpen }: RequestRowProps) {
  const { id, at, world, method, operationId, status, ms, because, violations } = entry;
  return (
    <chakra.button
      type="button"
      onClick={() => onOpen(id)}
      display="block"
      w="full"
      px="3"
      py="2"
      minH="14"
      textAlign="start"
      cursor="pointer"
      _hover={{ bg: 'bg.subtle' }}
      css={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 56px' }}
    >
      <Flex gap="3" align="baseline">
        <Box as="span" flex="none" w="3.2rem" fontFamily="mono" textStyle="xs" fontWeight="600" color="fg.muted">
          {method}
        </Box>
        <Box as="span" flex="1" minW="0" fontFamily="mono" textStyle="sm" overflowWrap="anywhere">
          {pathOf(entry)}
        </Box>
        <StatusMark status={status} />
      </Flex>
      <Flex
        gap="2"
        mt="1"
        ps="calc(3.2rem + var(--shop-spacing-3))"
        align="center"
        wrap="wrap"
        textStyle="xs"
        color="fg.muted"
      >
        {operationId && <span>{operationId}</span>}
        <Box as="span" fontVariantNumeric="tabular-nums">
          {messages.ms(ms)}
        </Box>
        <Box as="span" fontVariantNumeric="tabular-nums">
          {clockTime(at)}
        </Box>
        {hasWorld && (
          <Badge variant="outline" colorPalette="gray">
            {world}
          </Badge>
        )}
        {because.map((name) => (
          <Badge key={name} bg="turmeric.subtle" color="turmeric.fg">
            {name}
          </Badge>
        ))}
        {violations.length > 0 && (
          <Badge bg="clay.subtle" color="clay.fg">
            {messages.violations}
          </Badge>
        )}
      </Flex>
    </chakra.button>
  );
});
