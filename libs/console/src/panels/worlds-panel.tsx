import { Button, Grid, Separator, Stack, Text } from '@chakra-ui/react';
import { dialogMessages } from '@shop/design/dialog.messages';
import { useState } from 'react';
import { useConsole } from '../console-context.ts';
import { useAction } from '../live/use-action.ts';
import { ConsoleDialog } from '../parts/console-dialog.tsx';
import { ErrorNote, LoadedView } from '../parts/notes.tsx';
import { Panel } from '../parts/panel.tsx';
import { NewWorldForm } from '../worlds/new-world-form.tsx';
import { WorldCard } from '../worlds/world-card.tsx';
import { worldMessages as messages } from '../worlds/worlds.messages.ts';

/** All worlds of the server. */
export function WorldsPanel() {
  const { client, worlds, world, chooseWorld } = useConsole();
  const { run, error } = useAction();
  const [question, ask] = useState<ReturnType<typeof resetting>>();

  const reset = (name: string) =>
    run(() => client.control('POST /worlds/{world}/reset', { path: { world: name } }), messages.wasReset(name));
  const remove = async (name: string) => {
    const call = () => client.control('DELETE /worlds/{world}', { path: { world: name } });
    if ((await run(call, messages.wasRemoved(name))) && name === world) chooseWorld('default');
  };
  const resetting = (name: string) => ({
    title: messages.resetTitle,
    question: messages.resetQuestion(name),
    onConfirm: () => void reset(name),
  });
  const removing = (name: string) => ({
    title: messages.removeTitle,
    question: messages.removeQuestion(name),
    onConfirm: () => void remove(name),
  });

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
                  onReset={() => ask(resetting(one.name))}
                  onDelete={() => ask(removing(one.name))}
                />
              ))}
            </Grid>
            <Separator />
            <NewWorldForm worlds={list} />
          </Stack>
        )}
      </LoadedView>
      {question && <Question {...question} onClose={() => ask(undefined)} />}
    </Panel>
  );
}

interface QuestionProps {
  title: string;
  question: string;
  onConfirm: () => void;
  onClose: () => void;
}

function Question({ title, question, onConfirm, onClose }: QuestionProps) {
  const confirm = () => {
    onClose();
    onConfirm();
  };
  const answers = (
    <>
      <Button variant="outline" onClick={onClose}>
        {dialogMessages.no}
      </Button>
      <Button colorPalette="clay" onClick={confirm}>
        {dialogMessages.yes}
      </Button>
    </>
  );
  return (
    <ConsoleDialog title={title} role="alertdialog" footer={answers} onClose={onClose}>
      <Text>{question}</Text>
    </ConsoleDialog>
  );
}
