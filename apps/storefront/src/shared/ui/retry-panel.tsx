import { Button, Text, WarningNote } from '@shop/design/ui/elements';
import type { ListsState } from '../api/use-lists.ts';
import { useConnection } from '../connection.ts';
import { uiMessages } from './ui.messages.ts';

/** The note above lists that keep failing, with Retry. Lists that stand may be out of date. */
export function RetryPanel({ isReady, hasRepeatedFailure, retry }: ListsState) {
  const connection = useConnection();
  if (!hasRepeatedFailure) return null;
  const textOf = isReady ? 'listOutOfDate' : connection === 'offline' ? 'listNotSeenYet' : 'listRetrying';
  return (
    <WarningNote role="status" justifyContent="space-between" gap="4" px="5" py="3" mb="6">
      <Text>{uiMessages[textOf]}</Text>
      <Button size="sm" variant="outline" onClick={retry}>
        {uiMessages.retry}
      </Button>
    </WarningNote>
  );
}
