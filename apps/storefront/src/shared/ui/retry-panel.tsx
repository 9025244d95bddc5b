import { Button, Text, WarningNote } from '@shop/design/ui/elements';
import type { ListsState } from '../api/use-lists.ts';
import { uiMessages } from './ui.messages.ts';

/** The note above lists that keep failing, with Retry. Lists that stand may be out of date. */
export function RetryPanel({ isReady, hasRepeatedFailure, retry }: ListsState) {
  if (!hasRepeatedFailure) return null;
  return (
    <WarningNote role="status" justifyContent="space-between" gap="4" px="5" py="3" mb="6">
      <Text>{isReady ? uiMessages.listOutOfDate : uiMessages.listRetrying}</Text>
      <Button size="sm" variant="outline" onClick={retry}>
        {uiMessages.retry}
      </Button>
    </WarningNote>
  );
}
