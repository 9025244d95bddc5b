import { Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useId, useMemo, useState } from 'react';
import { requestMessages } from './requests.messages.ts';

const { details: messages } = requestMessages;

/** Laying out more than that at once makes a phone stutter; the rest comes when asked for. */
const SHOWN_AT_FIRST = 20_000;

/** Browsers give the clipboard to secure places alone; a phone that looks at a laptop by its address is none. */
const canCopy = () => 'clipboard' in navigator;

/** A body as JSON, or what stands in its place. */
export function BodyView({ title, body }: { title: string; body: unknown }) {
  const [isWhole, setWhole] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const titleId = useId();
  const text = useMemo(() => (typeof body === 'string' ? body : JSON.stringify(body, null, 2)), [body]);

  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };

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
  const isCut = !isWhole && text.length > SHOWN_AT_FIRST;
  return (
    <Stack gap="2">
      <Flex align="center" justify="space-between" gap="3">
        <Heading as="h3" id={titleId} textStyle="sm">
          {title}
        </Heading>
        {canCopy() && (
          <Button size="sm" variant="ghost" onClick={() => void copy()}>
            {isCopied ? messages.copied : messages.copy}
          </Button>
        )}
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
        {isCut ? `${text.slice(0, SHOWN_AT_FIRST)} …` : text}
      </chakra.pre>
      {isCut && (
        <Button size="sm" variant="outline" alignSelf="start" onClick={() => setWhole(true)}>
          {messages.whole(Math.ceil(text.length / 1000))}
        </Button>
      )}
    </Stack>
  );
}
