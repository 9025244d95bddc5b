import { Badge, Box } from '@chakra-ui/react';
import { connectionMessages as messages } from '../connection.messages.ts';
import { useConsole } from '../console-context.ts';
import { Alert } from '../parts/notes.tsx';

const palettes = { connecting: 'gray', live: 'leaf', lost: 'clay' } as const;

/** The state of the connection to the server. */
export function ConnectionMark() {
  const { connection } = useConsole();
  const palette = palettes[connection];
  return (
    <Badge bg={`${palette}.subtle`} color={`${palette}.fg`} minH="7" px="3" borderRadius="full" gap="2">
      <Box aria-hidden="true" boxSize="2" borderRadius="full" bg="current" />
      <span>{messages.shown[connection]}</span>
    </Badge>
  );
}

/** A message while the server cannot be reached, or the contract on disk is broken. */
export function ConnectionNote() {
  const { connection, contract } = useConsole();
  if (connection === 'lost') {
    return (
      <Alert tone="warning" title={messages.lostTitle}>
        {messages.lostHint}
      </Alert>
    );
  }
  if (!contract?.error) return null;
  const { file, line, reason } = contract.error;
  return (
    <Alert tone="warning" role="status" title={messages.contractErrorTitle}>
      {messages.contractError(file, line, reason)}
      <Box>{messages.contractErrorHint}</Box>
    </Alert>
  );
}
