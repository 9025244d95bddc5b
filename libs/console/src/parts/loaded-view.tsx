import { Button, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Loaded } from '../live/use-loaded.ts';
import { ErrorNote } from './error-note.tsx';
import { Note } from './note.tsx';
import { partMessages } from './parts.messages.ts';

interface LoadedViewProps<Data> {
  loaded: Loaded<Data>;
  children: (data: Data) => ReactNode;
}

/** Loaded data, or a loading message, or the error with a Retry button. */
export function LoadedView<Data>({ loaded: { data, error, reload }, children }: LoadedViewProps<Data>) {
  if (data !== undefined) return children(data);
  if (!error) return <Note>{partMessages.loading}</Note>;
  return (
    <Stack gap="3" align="start">
      <ErrorNote>{error.message}</ErrorNote>
      <Button size="sm" variant="outline" onClick={reload}>
        {partMessages.retry}
      </Button>
    </Stack>
  );
}
