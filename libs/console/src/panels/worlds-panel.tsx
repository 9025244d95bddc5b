import { Grid, Separator, Stack, Text } from '@chakra-ui/react';
import { ConfirmDialog } from '@shop/design/ui/confirm-dialog';
import { useState } from 'react';
import { useConsole } from '../console-context.ts';
import { useAction } from '../live/use-action.ts';
import { ErrorNote, LoadedView } from '../parts/notes.tsx';
import { Panel } from '../parts/panel.tsx';
import { NewWorldForm } from '../worlds/new-world-form.tsx';
import { WorldCard } from '../worlds/world-card.tsx';
import { worldMessages as messages } from '../worlds/worlds.messages.ts';

interface Question {
  what: 'reset' | 'delete';
  name: string;
}

/** All worlds of the server. */
export function WorldsPanel() {
  const { client, worlds, world, chooseWorld } = useConsole();
  const { run, error } = useAction();
  const [question, ask] = useState<Question>();

  const act = async ({ what, name }: Question) => {
    const isDone =
      what === 'reset'
        ? await run(
            () => client.control('POST /worlds/{world}/reset', { path: { world: name } }),
            messages.wasReset(name),
          )
        : await run(
            () => client.control('DELETE /worlds/{world}', { path: { world: name } }),
            messages.wasRemoved(name),
          );
    if (!isDone) return;
    worlds.reload();
    if (what === 'delete' && name === world) chooseWorld('default');
  };

  return (
    <Panel title={messages.title}>
      <Text color="fg.muted">{messages.lead}</Text>
      {error && <ErrorNote>{error.message}</ErrorNote>}
      <LoadedView loaded={worlds}>
        {(list) => (
          <Stack gap="6">
            <Grid gap="3" templateColumns="repeat(auto-fill, minmax(min(100%, 20rem), 1fr))">
              {list.map((one) => (
                <WorldCard
                  key={one.name}
                  world={one}
                  onReset={() => ask({ what: 'reset', name: one.name })}
                  onDelete={() => ask({ what: 'delete', name: one.name })}
                />
              ))}
            </Grid>
            <Separator />
            <NewWorldForm worlds={list} />
          </Stack>
        )}
      </LoadedView>
      {question && (
        <ConfirmDialog
          isOpen
          title={question.what === 'reset' ? messages.resetTitle : messages.removeTitle}
          question={
            question.what === 'reset' ? messages.resetQuestion(question.name) : messages.removeQuestion(question.name)
          }
          onConfirm={() => void act(question)}
          onClose={() => ask(undefined)}
        />
      )}
    </Panel>
  );
}
