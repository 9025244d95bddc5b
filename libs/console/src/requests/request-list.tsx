import { List, Text } from '@chakra-ui/react';
import type { LoggedRequest } from '../client/control.types.ts';
import { Note } from '../parts/note.tsx';
import { RequestRow } from './request-row.tsx';
import { requestMessages as messages } from './requests.messages.ts';

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
