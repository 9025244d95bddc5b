import { Box, Grid, Heading, List, Stack, Text } from '@chakra-ui/react';
import type { ActiveSituation, Situation, SituationChange } from '@shop/mock-engine/generated/control-api';
import { useDeferredValue, useMemo } from 'react';
import { useConsole, useWorld } from '../console-context.ts';
import { useAction } from '../live/use-action.ts';
import { useLoaded } from '../live/use-loaded.ts';
import { EditOperationButton } from '../overrides/edit-button.tsx';
import { OverrideList } from '../overrides/override-list.tsx';
import { overrideMessages } from '../overrides/overrides.messages.ts';
import { Disclosure } from '../parts/disclosure.tsx';
import { Checkbox, TextField, useFormValues } from '../parts/fields.tsx';
import { useFirstRows } from '../parts/first-rows.tsx';
import { Form } from '../parts/form.tsx';
import { hasWords } from '../parts/has-words.ts';
import { ErrorNote, LoadedView, Note } from '../parts/notes.tsx';
import { Panel } from '../parts/panel.tsx';
import { SmallButton } from '../parts/small-button.tsx';
import { ActiveItem } from '../situations/active-item.tsx';
import { situationMessages as messages } from '../situations/situations.messages.ts';

/** Switches situations on and off in the selected world. */
export function SituationsPanel() {
  const { client, world, operations, revision, contractRevision } = useConsole();
  const [first] = operations;
  const all = useLoaded(() => client.control('GET /situations'), 'situations', contractRevision);
  const { values, field } = useFormValues({ text: '', times: '', latency: '' });
  const { run, error } = useAction();
  const known = useWorld();
  const active = known?.situations ?? [];
  const edited = useLoaded(
    async () => (known ? client.control('GET /worlds/{world}/overrides', { path: { world } }) : undefined),
    `${world} ${known !== undefined}`,
    revision + contractRevision,
  );
  const others = active.filter(({ id }) => !edited.data?.overrides.some((one) => one.id === id));

  const [times, latency] = [values.times.trim(), values.latency.trim()];

  const switchOn = (body: SituationChange) =>
    client.control('POST /worlds/{world}/situations', {
      path: { world },
      body: { ...body, ...(times !== '' && { times: Number(times) }) },
    });
  const switchOff = (id: string) => client.control('DELETE /worlds/{world}/situations/{id}', { path: { world, id } });
  const off = (id: string, title: string) => void run(() => switchOff(id), messages.off(title, world));
  const allOff = () =>
    run(() => client.control('DELETE /worlds/{world}/situations', { path: { world } }), messages.allAreOff(world));
  /** Replaces the latency: two would add up. */
  const setLatency = async (latency: string) => {
    if (latency !== '') await switchOn({ latency });
    for (const { id } of active) if (id.startsWith('latency:') && id !== `latency:${latency}`) await switchOff(id);
  };

  return (
    <Panel
      title={messages.title}
      actions={
        <>
          {first && <EditOperationButton operation={first.id} label={overrideMessages.editAny} />}
          {active.length > 0 && <SmallButton onClick={() => void allOff()}>{messages.allOff}</SmallButton>}
        </>
      }
    >
      <Text color="fg.muted">{messages.lead(world)}</Text>
      {edited.data && edited.data.overrides.length > 0 && <OverrideList {...edited.data} />}
      {others.length === 0 ? (
        <Box color="fg.muted">{messages.noneActive}</Box>
      ) : (
        <List.Root variant="plain" aria-label={messages.active} gap="2">
          {others.map(({ id, title, remaining }) => (
            <ActiveItem
              key={id}
              title={title}
              facts={[id, ...(remaining === null ? [] : [messages.remaining(remaining)])]}
              removal={messages.switchOff(title)}
              onRemove={() => off(id, title)}
            />
          ))}
        </List.Root>
      )}
      {error && <ErrorNote>{error.message}</ErrorNote>}
      <Grid gap="3" templateColumns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))" alignItems="start">
        <TextField label={messages.search} type="search" {...field('text')} />
        <TextField
          label={messages.times}
          help={messages.timesHelp}
          error={error?.fields['times']}
          inputMode="numeric"
          {...field('times')}
        />
      </Grid>
      <Disclosure title={messages.latency.title}>
        <Form
          submit={messages.latency.apply}
          onSubmit={() => void run(() => setLatency(latency), messages.latency.done(latency || messages.latency.none))}
        >
          <TextField label={messages.latency.choice} help={messages.latency.help} {...field('latency')} />
        </Form>
      </Disclosure>
      <LoadedView loaded={all}>
        {({ situations }) => (
          <SituationSwitches
            situations={situations}
            text={values.text}
            active={active}
            onToggle={({ name, title }, isOn) =>
              isOn ? void run(() => switchOn({ situation: name }), messages.on(title, world)) : off(name, title)
            }
          />
        )}
      </LoadedView>
    </Panel>
  );
}

interface SituationSwitchesProps {
  situations: readonly Situation[];
  /** Shows those whose name, title or group contains each of its words. */
  text: string;
  active: readonly ActiveSituation[];
  onToggle: (situation: Situation, isOn: boolean) => void;
}

/** Every situation by group, each with its switch. */
function SituationSwitches({ situations, text, active, onToggle }: SituationSwitchesProps) {
  const searched = useDeferredValue(text);
  const found = useMemo(
    () => situations.filter(({ name, title, group }) => hasWords(`${name} ${title} ${group}`, searched)),
    [situations, searched],
  );
  const { shown, more } = useFirstRows(found, searched);
  if (found.length === 0) return <Note>{messages.noneFound}</Note>;
  return (
    <>
      <Grid gap="6" templateColumns="repeat(auto-fill, minmax(min(100%, 20rem), 1fr))">
        {[...new Set(shown.map(({ group }) => group))].map((name) => (
          <Stack key={name} gap="1">
            <Heading as="h3" textStyle="eyebrow" color="fg.muted">
              {name}
            </Heading>
            {shown
              .filter(({ group }) => group === name)
              .map((situation) => {
                const on = active.find(({ id }) => id === situation.name);
                return (
                  <Checkbox
                    key={situation.name}
                    role="switch"
                    value={on !== undefined}
                    onChange={(isOn) => onToggle(situation, isOn)}
                  >
                    {situation.title}
                    <Box as="span" display="block" textStyle="xs" color="fg.muted" fontFamily="mono">
                      {on && on.remaining !== null
                        ? `${situation.name} · ${messages.remaining(on.remaining)}`
                        : situation.name}
                    </Box>
                  </Checkbox>
                );
              })}
          </Stack>
        ))}
      </Grid>
      {more}
    </>
  );
}
