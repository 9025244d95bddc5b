import { Box, Flex, Stack } from '@chakra-ui/react';
import { AlertIcon } from '@shop/design/ui/subject-icons';
import type { ReactNode } from 'react';
import type { Loaded } from '../live/use-loaded.ts';
import { partMessages } from './parts.messages.ts';
import { SmallButton } from './small-button.tsx';

/** A message in place of a list: empty or loading. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <Box borderWidth="1px" borderStyle="dashed" borderRadius="l2" px="4" py="8" textAlign="center" color="fg.muted">
      {children}
    </Box>
  );
}

interface AlertProps {
  tone: 'error' | 'warning';
  role?: 'alert' | 'status';
  title?: string;
  children: ReactNode;
}

/** A message with an icon. */
export function Alert({ tone, role, title, children }: AlertProps) {
  return (
    <Flex role={role} gap="3" p="3" bg={`bg.${tone}`} color={`fg.${tone}`} borderRadius="l2" textStyle="sm">
      <Box flex="none" pt="0.5">
        <AlertIcon />
      </Box>
      <Box minW="0" overflowWrap="anywhere">
        {title !== undefined && <Box fontWeight="600">{title}</Box>}
        {children}
      </Box>
    </Flex>
  );
}

/** An error message. */
export const ErrorNote = ({ children }: { children: ReactNode }) => (
  <Alert tone="error" role="alert">
    {children}
  </Alert>
);

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
      <SmallButton onClick={reload}>{partMessages.retry}</SmallButton>
    </Stack>
  );
}
