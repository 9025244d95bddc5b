import { Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useId, useMemo, useState } from 'react';
import { CopyButton } from '../parts/copy-button.tsx';
import { requestMessages } from './requests.messages.ts';

const { details: messages } = requestMessages;

/** Longer texts are cut, since laying them out blocks a phone. */
const MAX_PREVIEW_LENGTH = 20_000;

/** A body as JSON. */
export function BodyView({ title, body }: { title: string; body: unknown }) {
  const [isWhole, setWhole] = useState(false);
  const titleId = useId();
  const text = useMemo(() => (typeof body === 'string' ? body : JSON.stringify(body, null, 2)), [body]);

  if (body === null || body === undefined) {
    return (
      <Stack gap="1">
        <Heading as="h3" textStyle="sm">
          {title}
        </Heading>
        <Text textStyle="sm" color="fg.muted">
          {messages.noBody}
        </Text>
      </Stack>
    );
  }
  const isCut = !isWhole && text.length > MAX_PREVIEW_LENGTH;
  return (
    <Stack gap="2">
      <Flex align="center" justify="space-between" gap="3">
        <Heading as="h3" id={titleId} textStyle="sm">
          {title}
        </Heading>
        <CopyButton text={text}>{messages.copy}</CopyButton>
      </Flex>
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
        {isCut ? `${text.slice(0, MAX_PREVIEW_LENGTH)} …` : text}
      </chakra.pre>
      {isCut && (
        <Button size="sm" variant="outline" alignSelf="start" onClick={() => setWhole(true)}>
          {messages.whole(Math.ceil(text.length / 1000))}
        </Button>
      )}
    </Stack>
  );
}
