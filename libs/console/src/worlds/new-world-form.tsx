import { Heading, Stack } from '@chakra-ui/react';
import type { World } from '@shop/mock-engine/generated/control-api';
import { useConsole } from '../console-context.ts';
import { useAction } from '../live/use-action.ts';
import { Checkbox, SelectField, TextField, useFormValues } from '../parts/fields.tsx';
import { Form } from '../parts/form.tsx';
import { worldMessages } from './worlds.messages.ts';

const { create: messages } = worldMessages;
const blank = { name: '', from: '', seed: '', isPersistent: false };

/** Creates a world, new or as a copy, and selects it. */
export function NewWorldForm({ worlds }: { worlds: readonly World[] }) {
  const { client, chooseWorld } = useConsole();
  const { run, isBusy, error } = useAction();
  const { values, change, field } = useFormValues(blank);
  const { from, seed, isPersistent } = values;
  const name = values.name.trim();

  const create = async () => {
    const kind = from === '' ? { ...(seed !== '' && { seed }), ...(isPersistent && { isPersistent }) } : { from };
    const isMade = await run(() => client.control('POST /worlds', { body: { name, ...kind } }), messages.done(name));
    if (!isMade) return;
    change(blank);
    chooseWorld(name);
  };

  return (
    <Stack gap="3">
      <Heading as="h3" textStyle="h3">
        {messages.title}
      </Heading>
      <Form submit={messages.submit} onSubmit={() => void create()} isDisabled={isBusy || name === ''} error={error}>
        <TextField label={messages.name} help={messages.nameHelp} error={error?.fields['name']} {...field('name')} />
        <SelectField
          label={messages.from}
          options={[
            { value: '', label: messages.fresh },
            ...worlds.map((world) => ({ value: world.name, label: messages.copyOf(world.name) })),
          ]}
          {...field('from')}
        />
        {from === '' && (
          <>
            <TextField label={messages.seed} help={messages.seedHelp} {...field('seed')} />
            <Checkbox {...field('isPersistent')}>{messages.isPersistent}</Checkbox>
          </>
        )}
      </Form>
    </Stack>
  );
}
