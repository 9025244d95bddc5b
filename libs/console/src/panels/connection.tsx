import { Badge, Box, Flex } from '@chakra-ui/react';
import { AlertIcon } from '@shop/design/ui/subject-icons';
import type { ReactNode } from 'react';
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

/** A message while the server cannot be reached, or the contract on disk is broken. */
export function ConnectionNote() {
  const { connection, contract } = useConsole();
  if (connection === 'lost') return <Warning title={messages.lostTitle}>{messages.lostHint}</Warning>;
  if (!contract?.fault) return null;
  const { file, line, reason } = contract.fault;
  return (
    <Box role="status">
      <Warning title={messages.faultTitle}>
        {messages.fault(file, line, reason)} {messages.faultHint}
      </Warning>
    </Box>
  );
}

function Warning({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Flex gap="3" p="4" bg="bg.warning" color="fg.warning" borderRadius="l2">
      <Box flex="none" pt="0.5">
        <AlertIcon />
      </Box>
      <Box minW="0" overflowWrap="anywhere">
        <Box fontWeight="600">{title}</Box>
        {children}
      </Box>
    </Flex>
  );
}
