import { Box, chakra, Flex } from '@chakra-ui/react';
import type { LoggedRequest } from '@shop/mock-engine/generated/control-api';
import { memo } from 'react';
import { clockTime } from '../clock/clock-time.ts';
import { Mark } from '../parts/mark.tsx';
import { pathOf } from './filter-requests.ts';
import { requestMessages as messages } from './requests.messages.ts';

interface RequestRowProps {
  entry: LoggedRequest;
  hasWorld: boolean;
  onOpen: (id: number) => void;
}

/** A request in two lines; a click opens its details. */
export const RequestRow = memo(function RequestRow({ entry, hasWorld, onOpen }: RequestRowProps) {
  const { id, at, world, method, operationId, status, ms, appliedRules, violations } = entry;
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
        {hasWorld && <Mark>{world}</Mark>}
        {appliedRules.map((name) => (
          <Mark key={name} palette="turmeric">
            {name}
          </Mark>
        ))}
        {violations.length > 0 && <Mark palette="clay">{messages.violations}</Mark>}
      </Flex>
    </chakra.button>
  );
});

const palettes = { 2: 'leaf', 4: 'turmeric', 5: 'clay', 0: 'clay' } as Record<number, 'leaf' | 'turmeric' | 'clay'>;

/** A coloured status; 0 means that the connection broke before a response. */
export const StatusMark = ({ status }: { status: number }) => (
  <Mark palette={palettes[Math.floor(status / 100)] ?? 'gray'}>{status === 0 ? messages.noResponse : status}</Mark>
);
