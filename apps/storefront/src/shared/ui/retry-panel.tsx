import { HStack } from '@shop/design/styled-system/jsx';
import { Button, Text } from '@shop/design/ui/elements';
import { uiMessages } from './ui.messages.ts';

/** The note above a list that keeps failing, with Retry. */
export function RetryPanel({ onRetry }: { onRetry: () => void }) {
  return (
    <HStack
      role="status"
      justify="space-between"
      gap="4"
      flexWrap="wrap"
      borderWidth="1px"
      borderInlineStartWidth="4px"
      borderInlineStartColor="turmeric.solid"
      bg="bg.panel"
      px="5"
      py="3"
      mb="6"
    >
      <Text>{uiMessages.listRetrying}</Text>
      <Button size="sm" variant="outline" onClick={onRetry}>
        {uiMessages.retry}
      </Button>
    </HStack>
  );
}
