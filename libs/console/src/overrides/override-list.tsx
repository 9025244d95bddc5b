import { Box, Button, Flex, Heading, IconButton, Link, List, Stack } from '@chakra-ui/react';
import { CloseIcon } from '@shop/design/ui/icons';
import type { OverrideView } from '@shop/mock-engine/generated/control-api';
import { useConsole } from '../console-context.ts';
import { useAction } from '../live/use-action.ts';
import { ErrorNote } from '../parts/notes.tsx';
import { draftOfOverride } from './draft.ts';
import { overrideMessages as messages } from './overrides.messages.ts';

/** The editor shows all. */
const MAX_SHOWN = 2;

interface OverrideListProps {
  overrides: readonly OverrideView[];
  /** Where the server saves them; null when it was started without a file. */
  file: string | null;
  onChange: () => void;
}

/** The edited responses of the selected world, to change, remove and save. */
export function OverrideList({ overrides, file, onChange }: OverrideListProps) {
  const { client, world, editResponse } = useConsole();
  const { run, error } = useAction();
  const path = { world };

  const remove = async (id: string) => {
    const call = () => client.control('DELETE /worlds/{world}/overrides/{id}', { path: { ...path, id } });
    if (await run(call, messages.removed(id))) onChange();
  };
  const save = () =>
    run(
      () => client.control('POST /worlds/{world}/overrides/save', { path }),
      messages.saved(file ?? '', overrides.length),
    );
  const asFile = JSON.stringify(
    overrides.map(({ id, override }) => ({ id, ...override })),
    null,
    2,
  );

  return (
    <Stack gap="2">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <Heading as="h3" textStyle="eyebrow" color="fg.muted">
          {messages.title}
        </Heading>
        {file === null ? (
          <Link href={`data:application/json,${encodeURIComponent(asFile)}`} download="overrides.json" textStyle="sm">
            {messages.download}
          </Link>
        ) : (
          <Button size="sm" variant="outline" onClick={() => void save()}>
            {messages.save}
          </Button>
        )}
      </Flex>
      {error && <ErrorNote>{error.message}</ErrorNote>}
      <List.Root variant="plain" aria-label={messages.title} gap="2" alignItems="stretch">
        {overrides.map(({ id, title, override, count, remaining, stale, violations }) => (
          <List.Item key={id}>
            <Flex align="center" gap="2" ps="3" bg="turmeric.subtle" borderRadius="l2">
              <Box flex="1" minW="0" py="2" overflowWrap="anywhere">
                {title}
                <Box textStyle="xs" color="turmeric.fg" fontFamily="mono">
                  {[id, messages.used(count), ...(remaining === null ? [] : [messages.remaining(remaining)])].join(
                    ' · ',
                  )}
                </Box>
                {[
                  ...stale.map(({ detail }) => messages.stale(detail)),
                  ...(violations.length > 0
                    ? [messages.violates(violations.slice(0, MAX_SHOWN).join('; '), violations.length - MAX_SHOWN)]
                    : []),
                ].map((text) => (
                  <Box key={text} textStyle="sm" color="clay.fg">
                    {text}
                  </Box>
                ))}
              </Box>
              <Button
                size="sm"
                variant="ghost"
                aria-label={messages.editOne(id)}
                onClick={() => editResponse(draftOfOverride(id, override))}
              >
                {messages.editShort}
              </Button>
              <IconButton size="sm" variant="ghost" aria-label={messages.remove(id)} onClick={() => void remove(id)}>
                <CloseIcon />
              </IconButton>
            </Flex>
          </List.Item>
        ))}
      </List.Root>
    </Stack>
  );
}
