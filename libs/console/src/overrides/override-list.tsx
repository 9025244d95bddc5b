import { Button, Flex, Heading, Link, List, Stack } from '@chakra-ui/react';
import type { OverrideView } from '@shop/mock-engine/generated/control-api';
import { useConsole } from '../console-context.ts';
import { useAction } from '../live/use-action.ts';
import { ErrorNote } from '../parts/notes.tsx';
import { SmallButton } from '../parts/small-button.tsx';
import { ActiveItem } from '../situations/active-item.tsx';
import { draftOfOverride } from './draft.ts';
import { overrideMessages as messages } from './overrides.messages.ts';

interface OverrideListProps {
  overrides: readonly OverrideView[];
  /** Where the server saves them; null when it was started without a file. */
  file: string | null;
}

/** The edited responses of the selected world, to change, remove and save. */
export function OverrideList({ overrides, file }: OverrideListProps) {
  const { client, world, editResponse } = useConsole();
  const { run, error } = useAction();

  const remove = (id: string) =>
    run(() => client.control('DELETE /worlds/{world}/overrides/{id}', { path: { world, id } }), messages.removed(id));
  const save = () =>
    run(
      () => client.control('POST /worlds/{world}/overrides/save', { path: { world } }),
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
          <SmallButton onClick={() => void save()}>{messages.save}</SmallButton>
        )}
      </Flex>
      {error && <ErrorNote>{error.message}</ErrorNote>}
      <List.Root variant="plain" aria-label={messages.title} gap="2">
        {overrides.map(({ id, title, override, count, remaining, violations }) => (
          <ActiveItem
            key={id}
            title={title}
            facts={[id, messages.used(count), ...(remaining === null ? [] : [messages.remaining(remaining)])]}
            warnings={violations.map(messages.violates)}
            actions={
              <Button
                size="sm"
                variant="ghost"
                aria-label={messages.editOne(id)}
                onClick={() => editResponse(draftOfOverride(id, override))}
              >
                {messages.editShort}
              </Button>
            }
            removal={messages.remove(id)}
            onRemove={() => void remove(id)}
          />
        ))}
      </List.Root>
    </Stack>
  );
}
