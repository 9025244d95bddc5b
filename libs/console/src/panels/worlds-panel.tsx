import { Flex, Grid, Heading, Separator, Stack, Text } from '@chakra-ui/react';
import type { World } from '@shop/mock-engine/generated/control-api';
import { dayAndTime } from '../clock/clock-time.ts';
import { useConsole } from '../console-context.ts';
import { useAction } from '../live/use-action.ts';
import { Facts } from '../parts/facts.tsx';
import { Checkbox, SelectField, TextField, useFormValues } from '../parts/fields.tsx';
import { Form } from '../parts/form.tsx';
import { Mark } from '../parts/mark.tsx';
import { ErrorNote, LoadedView } from '../parts/notes.tsx';
import { Panel } from '../parts/panel.tsx';
import { SmallButton } from '../parts/small-button.tsx';
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

/** A world with its actions. */
function WorldCard({ world, onReset, onDelete }: { world: World; onReset: () => void; onDelete: () => void }) {
  const { client, world: chosen, chooseWorld } = useConsole();
  const { name, seed, isPersistent, clock, lastUsedAt, situations, records } = world;
  const now = dayAndTime(clock.now);

  return (
    <Stack
      gap="3"
      p="4"
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.panel"
      borderColor={name === chosen ? 'leaf.solid' : 'border'}
    >
      <Flex gap="2" align="center" wrap="wrap">
        <Heading as="h3" textStyle="h3" overflowWrap="anywhere">
          {name}
        </Heading>
        {name === chosen && <Mark palette="leaf">{messages.chosen}</Mark>}
        {seed !== null && <Mark>{messages.seed(seed)}</Mark>}
        {isPersistent && <Mark>{messages.kept}</Mark>}
        {situations.length > 0 && <Mark palette="turmeric">{messages.situations(situations.length)}</Mark>}
      </Flex>
      <Facts
        facts={[
          [messages.holds, records.map(({ title, total }) => `${title}: ${total}`).join(', ')],
          [messages.clock, clock.isRunning ? now : messages.stopped(now)],
          [messages.usedAt, dayAndTime(lastUsedAt)],
          [messages.address, client.urlIn(name)],
        ]}
      />
      <Flex gap="2" wrap="wrap">
        {name !== chosen && (
          <SmallButton aria-label={messages.choose(name)} onClick={() => chooseWorld(name)}>
            {messages.chooseShort}
          </SmallButton>
        )}
        <SmallButton aria-label={messages.reset(name)} onClick={onReset}>
          {messages.resetShort}
        </SmallButton>
        {name !== 'default' && (
          <SmallButton aria-label={messages.remove(name)} onClick={onDelete}>
            {messages.removeShort}
          </SmallButton>
        )}
      </Flex>
    </Stack>
  );
}

const blank = { name: '', from: '', seed: '', isPersistent: false };

/** Creates a world, new or as a copy, and selects it. */
function NewWorldForm({ worlds }: { worlds: readonly World[] }) {
  const { client, chooseWorld } = useConsole();
  const { run, isBusy, error } = useAction();
  const { values, change, field } = useFormValues(blank);
  const { from, seed, isPersistent } = values;
  const name = values.name.trim();

  const create = async () => {
    const kind = from === '' ? { ...(seed !== '' && { seed }), ...(isPersistent && { isPersistent }) } : { from };
    const isMade = await run(
      () => client.control('POST /worlds', { body: { name, ...kind } }),
      messages.create.done(name),
    );
    if (!isMade) return;
    change(blank);
    chooseWorld(name);
  };

  return (
    <Stack gap="3">
      <Heading as="h3" textStyle="h3">
        {messages.create.title}
      </Heading>
      <Form
        submit={messages.create.submit}
        onSubmit={() => void create()}
        isDisabled={isBusy || name === ''}
        error={error}
      >
        <TextField
          label={messages.create.name}
          help={messages.create.nameHelp}
          error={error?.fields['name']}
          {...field('name')}
        />
        <SelectField
          label={messages.create.from}
          options={[
            { value: '', label: messages.create.fresh },
            ...worlds.map((world) => ({ value: world.name, label: messages.create.copyOf(world.name) })),
          ]}
          {...field('from')}
        />
        {from === '' && (
          <>
            <TextField label={messages.create.seed} help={messages.create.seedHelp} {...field('seed')} />
            <Checkbox {...field('isPersistent')}>{messages.create.isPersistent}</Checkbox>
          </>
        )}
      </Form>
    </Stack>
  );
}
