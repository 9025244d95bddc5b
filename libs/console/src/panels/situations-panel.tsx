import { Button, Grid, Input, Text } from '@chakra-ui/react';
import { LabelledField } from '../parts/fields.tsx';
import { useState } from 'react';
import { useConsole, useWorld } from '../console-context.ts';
import { useLoaded } from '../live/use-loaded.ts';
import { useStableCallback } from '../live/use-stable-callback.ts';
import { Disclosure } from '../parts/disclosure.tsx';
import { ErrorNote, LoadedView } from '../parts/notes.tsx';
import { Panel } from '../parts/panel.tsx';
import { EditOperationButton } from '../overrides/edit-button.tsx';
import { OverrideList } from '../overrides/override-list.tsx';
import { overrideMessages } from '../overrides/overrides.messages.ts';
import { ActiveList } from '../situations/active-list.tsx';
import { findSituations, type ToggleSituation, SituationSwitches } from '../situations/situation-switches.tsx';
import { LatencyForm } from '../situations/latency-form.tsx';
import { readTimes, TimesField } from '../situations/times-field.tsx';
import { situationMessages as messages } from '../situations/situations.messages.ts';
import { useSituations } from '../situations/use-situations.ts';

/** Switches situations on and off in the selected world. */
export function SituationsPanel() {
  const { client, world, operations, revision, contractRevision } = useConsole();
  const [first] = operations;
  const all = useLoaded(() => client.control('GET /situations'), 'situations', contractRevision);
  const [text, setText] = useState('');
  const [times, setTimes] = useState('');
  const reading = readTimes(times);
  const situations = useSituations(reading.ok && reading.times !== undefined ? { times: reading.times } : {});
  const { active, error } = situations;
  const isKnown = useWorld() !== undefined;
  const edited = useLoaded(
    async () => (isKnown ? client.control('GET /worlds/{world}/overrides', { path: { world } }) : undefined),
    `${world} ${isKnown}`,
    revision + contractRevision,
  );
  const others = active.filter(({ id }) => !edited.data?.overrides.some((one) => one.id === id));
  const toggle = useStableCallback<Parameters<ToggleSituation>>((name, title, isOn) => {
    if (isOn || reading.ok) void situations.toggle(name, title, isOn);
  });

  return (
    <Panel
      title={messages.title}
      actions={
        <>
          {first && <EditOperationButton operation={first.id} label={overrideMessages.editAny} />}
          {active.length > 0 && (
            <Button size="sm" variant="outline" onClick={() => void situations.allOff()}>
              {messages.allOff}
            </Button>
          )}
        </>
      }
    >
      <Text color="fg.muted">{messages.lead(world)}</Text>
      {edited.data && edited.data.overrides.length > 0 && <OverrideList {...edited.data} onChange={edited.reload} />}
      <ActiveList active={others} onSwitchOff={(one) => void situations.off(one)} />
      {error && <ErrorNote>{error.message}</ErrorNote>}
      <Grid gap="3" templateColumns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))" alignItems="start">
        <LabelledField label={messages.search}>
          <Input h="11" type="search" value={text} onChange={({ target }) => setText(target.value)} />
        </LabelledField>
        <TimesField value={times} onChange={setTimes} />
      </Grid>
      <Disclosure title={messages.latency.title}>
        <LatencyForm onApply={(latency) => void situations.setLatency(latency)} />
      </Disclosure>
      <LoadedView loaded={all}>
        {(list) => (
          <SituationSwitches groups={findSituations(list.situations, text)} active={active} onToggle={toggle} />
        )}
      </LoadedView>
    </Panel>
  );
}
