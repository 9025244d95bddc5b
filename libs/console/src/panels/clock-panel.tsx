import { Box, Grid, Text } from '@chakra-ui/react';
import type { Clock, ClockChange } from '@shop/mock-engine/generated/control-api';
import { useState, useSyncExternalStore } from 'react';
import { dayAndTime } from '../clock/clock-time.ts';
import { clockMessages as messages } from '../clock/clock.messages.ts';
import { durationText, readDuration, units, type Unit } from '../clock/durations.ts';
import { useConsole } from '../console-context.ts';
import { useAction } from '../live/use-action.ts';
import { Checkbox, SelectField, TextField, useFormValues } from '../parts/fields.tsx';
import { Form } from '../parts/form.tsx';
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

const SECOND = 1_000;

const everySecond = (tick: () => void) => {
  const timer = setInterval(tick, SECOND);
  return () => clearInterval(timer);
};
const fullSecond = () => Math.floor(Date.now() / SECOND) * SECOND;

/** A world's time, and its offset from this computer's. */
function ClockFace({ clock }: { clock: Clock }) {
  const here = useSyncExternalStore(everySecond, fullSecond);
  const [seen, setSeen] = useState({ clock, at: here });
  if (seen.clock !== clock) setSeen({ clock, at: here });
  const time = Date.parse(clock.now) + (clock.isRunning ? here - seen.at : 0);
  const ahead = time - here;
  const distance = durationText(Math.abs(ahead));
  return (
    <Box>
      <Box textStyle="h2" fontVariantNumeric="tabular-nums">
        {dayAndTime(time)}
      </Box>
      <Box color="fg.muted">
        {distance === '' ? messages.asHere : ahead > 0 ? messages.ahead(distance) : messages.behind(distance)}
      </Box>
    </Box>
  );
}

const unitChoices = (Object.keys(units) as Unit[]).map((unit) => ({ value: unit, label: messages.units[unit] }));

/** Advances a clock. @param props.onAdvance gets milliseconds, and the same in words */
function AdvanceForm({ onAdvance }: { onAdvance: (ms: number, text: string) => void }) {
  const { values, field } = useFormValues<{ amount: string; unit: Unit }>({ amount: '1', unit: 'days' });
  const { amount, unit } = values;
  const ms = readDuration(amount, unit);

  return (
    <Form
      submit={messages.advance}
      onSubmit={() => ms !== undefined && onAdvance(ms, `${amount.trim()} ${messages.units[unit]}`)}
    >
      <Grid gap="3" templateColumns="repeat(auto-fit, minmax(min(100%, 9rem), 1fr))" alignItems="start" maxW="34rem">
        <TextField
          label={messages.amount}
          error={ms === undefined ? messages.amountError : undefined}
          inputMode="decimal"
          {...field('amount')}
        />
        <SelectField label={messages.unit} options={unitChoices} {...field('unit')} />
      </Grid>
    </Form>
  );
}
