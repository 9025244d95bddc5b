import { Box, Text } from '@chakra-ui/react';
import type { ClockChange } from '@shop/mock-engine/generated/control-api';
import { AdvanceForm } from '../clock/advance-form.tsx';
import { ClockFace } from '../clock/clock-face.tsx';
import { clockMessages as messages } from '../clock/clock.messages.ts';
import { useConsole } from '../console-context.ts';
import { useAction } from '../live/use-action.ts';
import { Checkbox } from '../parts/fields.tsx';
import { ErrorNote } from '../parts/notes.tsx';
import { Panel } from '../parts/panel.tsx';
import { WorldView } from '../worlds/world-view.tsx';

/** The selected world's clock, to advance, stop and start. */
export function ClockPanel() {
  const { client, world } = useConsole();
  const { run, isBusy, error } = useAction();

  const change = (body: ClockChange, done: string) =>
    run(() => client.control('POST /worlds/{world}/clock', { path: { world }, body }), done);

  return (
    <Panel title={messages.title}>
      <Text color="fg.muted">{messages.lead}</Text>
      {error && <ErrorNote>{error.message}</ErrorNote>}
      <WorldView>
        {({ clock }) => (
          <>
            <ClockFace clock={clock} />
            <Box maxW="24rem">
              <Checkbox
                role="switch"
                value={clock.isRunning}
                isDisabled={isBusy}
                onChange={(isRunning) => void change({ isRunning }, isRunning ? messages.runs : messages.stopped)}
              >
                {messages.running}
              </Checkbox>
            </Box>
            <AdvanceForm onAdvance={(ms, text) => void change({ advance: ms }, messages.advanced(text))} />
          </>
        )}
      </WorldView>
    </Panel>
  );
}
