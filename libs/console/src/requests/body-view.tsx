import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { useId } from 'react';
import { CopyButton } from '../parts/copy-button.tsx';
import { requestMessages } from './requests.messages.ts';

const { details: messages } = requestMessages;

/** A body as JSON. */
export function BodyView({ title, body }: { title: string; body: unknown }) {
  const titleId = useId();
  const isNone = body === null || body === undefined;
  const text = typeof body === 'string' ? body : JSON.stringify(body, null, 2);

  return (
    <Box>
      <Flex align="center" justify="space-between" gap="3" mb="1">
        <Heading as="h3" id={titleId} textStyle="sm">
          {title}
        </Heading>
        {!isNone && <CopyButton text={text}>{messages.copy}</CopyButton>}
      </Flex>
      {isNone ? (
        <Box textStyle="sm" color="fg.muted">
          {messages.noBody}
        </Box>
      ) : (
        <chakra.pre
          tabIndex={0}
          aria-labelledby={titleId}
          role="region"
          maxH="24rem"
          overflow="auto"
          p="3"
          bg="bg.subtle"
          borderRadius="l2"
          fontFamily="mono"
          textStyle="xs"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
        >
          {text}
        </chakra.pre>
      )}
    </Box>
  );
}
