import { Button, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Loaded } from '../live/use-loaded.ts';
import { FaultNote } from './fault-note.tsx';
import { Note } from './note.tsx';
import { partMessages } from './parts.messages.ts';

interface LoadedViewProps<Data> {
  loaded: Loaded<Data>;
  children: (data: Data) => ReactNode;
}

/** What was loaded; before that, that it is on its way, or why it is not there and a way to ask again. */
export function LoadedView<Data>({ loaded: { data, fault, reload }, children }: LoadedViewProps<Data>) {
  if (data !== undefined) return children(data);
  if (!fault) return <Note>{partMessages.loading}</Note>;
  return (
    <Stack gap="3" align="start">
      <FaultNote>{fault.message}</FaultNote>
      <Button size="sm" variant="outline" onClick={reload}>
        {partMessages.retry}
      </Button>
    </Stack>
  );
}
