import { Button, chakra, Flex, Heading, Input, Stack } from '@chakra-ui/react';
import { LabelledField, Checkbox, SelectField } from '../parts/fields.tsx';
import { useState, type FormEvent } from 'react';
import type { World } from '@shop/mock-engine/generated/control-api';
import { useConsole } from '../console-context.ts';
import { useAction } from '../live/use-action.ts';
import { ErrorNote } from '../parts/notes.tsx';
import { worldMessages } from './worlds.messages.ts';

const { create: messages } = worldMessages;
const blank = { name: '', from: '', seed: '', isPersistent: false };

/** Creates a world, new or as a copy, and selects it. */
export function NewWorldForm({ worlds }: { worlds: readonly World[] }) {
  const { client, chooseWorld, worlds: list } = useConsole();
  const { run, isBusy, error } = useAction();
  const [{ name, from, seed, isPersistent }, fill] = useState(blank);
  const change = (part: Partial<typeof blank>) => fill((before) => ({ ...before, ...part }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const kind = from === '' ? { ...(seed !== '' && { seed }), ...(isPersistent && { isPersistent }) } : { from };
    const isMade = await run(
      () => client.control('POST /worlds', { body: { name: name.trim(), ...kind } }),
      messages.done(name.trim()),
    );
    if (!isMade) return;
    fill(blank);
    list.reload();
    chooseWorld(name.trim());
  };

  return (
    <chakra.form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="3">
        <Heading as="h3" textStyle="h3">
          {messages.title}
        </Heading>
        <LabelledField label={messages.name} help={messages.nameHelp} error={error?.fields['name']}>
          <Input
            h="11"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={name}
            onChange={({ target }) => change({ name: target.value })}
          />
        </LabelledField>
        <SelectField
          label={messages.from}
          value={from}
          options={[
            { value: '', label: messages.fresh },
            ...worlds.map((world) => ({ value: world.name, label: messages.copyOf(world.name) })),
          ]}
          onChange={(value) => change({ from: value })}
        />
        {from === '' && (
          <>
            <LabelledField label={messages.seed} help={messages.seedHelp}>
              <Input h="11" autoComplete="off" value={seed} onChange={({ target }) => change({ seed: target.value })} />
            </LabelledField>
            <Checkbox isChecked={isPersistent} onCheck={(value) => change({ isPersistent: value })}>
              {messages.isPersistent}
            </Checkbox>
          </>
        )}
        {error && <ErrorNote>{error.message}</ErrorNote>}
        <Flex>
          <Button type="submit" size="sm" disabled={isBusy || name.trim() === ''}>
            {messages.submit}
          </Button>
        </Flex>
      </Stack>
    </chakra.form>
  );
}
