import { Grid, Separator, Stack, Text } from '@chakra-ui/react';
import { useConsole } from '../console-context.ts';
import { useAction } from '../live/use-action.ts';
import { ErrorNote, LoadedView } from '../parts/notes.tsx';
import { Panel } from '../parts/panel.tsx';
import { NewWorldForm } from '../worlds/new-world-form.tsx';
import { WorldCard } from '../worlds/world-card.tsx';
import { worldMessages as messages } from '../worlds/worlds.messages.ts';

/** All worlds of the server. */
export function WorldsPanel() {
  const { client, worlds, world, chooseWorld } = useConsole();
  const { run, error } = useAction();

  const reset = async (name: string) => {
    const call = () => client.control('POST /worlds/{world}/reset', { path: { world: name } });
    if (confirm(messages.resetQuestion(name))) await run(call, messages.wasReset(name));
  };
  const remove = async (name: string) => {
    const call = () => client.control('DELETE /worlds/{world}', { path: { world: name } });
    if (!confirm(messages.removeQuestion(name))) return;
    if ((await run(call, messages.wasRemoved(name))) && name === world) chooseWorld('default');
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
                  onReset={() => void reset(one.name)}
                  onDelete={() => void remove(one.name)}
                />
              ))}
            </Grid>
            <Separator />
            <NewWorldForm worlds={list} />
          </Stack>
        )}
      </LoadedView>
    </Panel>
  );
}
