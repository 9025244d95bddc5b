import { Badge, Box } from '@chakra-ui/react';
import { connectionMessages as messages } from '../connection.messages.ts';
import { useConsole } from '../console-context.ts';

const palettes = { connecting: 'gray', live: 'leaf', lost: 'clay' } as const;

/** The state of the connection to the server. */
export function ConnectionMark() {
  const { connection } = useConsole();
  const palette = palettes[connection];
  return (
    <Badge bg={`${palette}.subtle`} color={`${palette}.fg`} minH="7" px="3" borderRadius="full" gap="2">
      <Box aria-hidden="true" boxSize="2" borderRadius="full" bg="current" />
      {messages.shown[connection]}
    </Badge>
  );
}
