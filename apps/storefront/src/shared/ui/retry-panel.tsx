import { Notice, NoticeStrip } from '@shop/design/parts/notice';
import { Button, Text } from '@shop/design/ui/elements';
import { createPortal } from 'react-dom';
import type { ListsState } from '../api/use-lists.ts';
import { useConnection } from '../connection.ts';
import { uiMessages } from './ui.messages.ts';

/** The id of the place for notices, at the foot of the screen. */
export const NOTICES_ID = 'notices';

const RetryButton = ({ retry }: Pick<ListsState, 'retry'>) => (
  <Button size="sm" variant="outline" onClick={retry}>
    {uiMessages.retry}
  </Button>
);

/** The note above placeholders of lists that keep failing, with Retry. */
export function RetryPanel({ isReady, hasRepeatedFailure, retry }: ListsState) {
  const connection = useConnection();
  if (!hasRepeatedFailure || isReady) return null;
  return (
    <Notice tone="warning" role="status" mb="6">
      <Text pb="2">{connection === 'offline' ? uiMessages.listNotSeenYet : uiMessages.listRetrying}</Text>
      <RetryButton retry={retry} />
    </Notice>
  );
}

/** What a page says of lists that keep failing. A notice for those that stand, since a panel would push them down. */
export function ListsNote(lists: ListsState) {
  const notices = lists.hasRepeatedFailure && lists.isReady && document.getElementById(NOTICES_ID);
  if (!notices) return <RetryPanel {...lists} />;
  return createPortal(
    <NoticeStrip text={uiMessages.listOutOfDate}>
      <RetryButton retry={lists.retry} />
    </NoticeStrip>,
    notices,
  );
}
