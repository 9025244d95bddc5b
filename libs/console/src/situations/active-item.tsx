import { Box, Flex, IconButton, List } from '@chakra-ui/react';
import { CloseIcon } from '@shop/design/ui/icons';
import type { ReactNode } from 'react';

interface ActiveItemProps {
  title: string;
  /** Below the title. */
  facts: readonly string[];
  warnings?: readonly string[];
  actions?: ReactNode;
  /** What its button does. */
  removal: string;
  onRemove: () => void;
}

/** An item of a list: something that is switched on, with a button to switch it off. */
export function ActiveItem({ title, facts, warnings = [], actions, removal, onRemove }: ActiveItemProps) {
  return (
    <List.Item>
      <Flex flex="1" align="center" gap="2" ps="3" bg="turmeric.subtle" borderRadius="l2">
        <Box flex="1" minW="0" py="2" overflowWrap="anywhere">
          <Box>{title}</Box>
          <Box textStyle="xs" color="turmeric.fg" fontFamily="mono">
            {facts.join(' · ')}
          </Box>
          {warnings.map((text) => (
            <Box key={text} textStyle="sm" color="clay.fg">
              {text}
            </Box>
          ))}
        </Box>
        {actions}
        <IconButton size="sm" variant="ghost" aria-label={removal} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      </Flex>
    </List.Item>
  );
}
