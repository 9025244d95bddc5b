import { Box, Flex, IconButton, List } from '@chakra-ui/react';
import { CloseIcon } from '@shop/design/ui/icons';
import type { ActiveSituation } from '@shop/mock-engine/generated/control-api';
import { situationMessages as messages } from './situations.messages.ts';

interface ActiveListProps {
  active: readonly ActiveSituation[];
  onSwitchOff: (one: ActiveSituation) => void;
}

/** Active situations, forced responses and latency, each with a button to switch it off. */
export function ActiveList({ active, onSwitchOff }: ActiveListProps) {
  if (active.length === 0) return <Box color="fg.muted">{messages.noneActive}</Box>;
  return (
    <List.Root variant="plain" aria-label={messages.active} gap="2">
      {active.map((one) => (
        <List.Item key={one.id}>
          <Flex align="center" gap="3" ps="3" bg="turmeric.subtle" borderRadius="l2">
            <Box flex="1" minW="0" py="2">
              {one.title}
              <Box textStyle="xs" color="turmeric.fg" fontFamily="mono" overflowWrap="anywhere">
                {one.id}
                {one.remaining !== null && ` · ${messages.remaining(one.remaining)}`}
              </Box>
            </Box>
            <IconButton
              size="sm"
              variant="ghost"
              aria-label={messages.switchOff(one.title)}
              onClick={() => onSwitchOff(one)}
            >
              <CloseIcon />
            </IconButton>
          </Flex>
        </List.Item>
      ))}
    </List.Root>
  );
}
