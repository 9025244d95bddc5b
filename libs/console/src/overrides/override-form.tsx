import { Box, Grid, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useConsole, useWorld } from '../console-context.ts';
import { useAction } from '../live/use-action.ts';
import { useLoaded } from '../live/use-loaded.ts';
import { ConsoleDialog } from '../parts/console-dialog.tsx';
import { Disclosure } from '../parts/disclosure.tsx';
import { SelectField, TextField, useFormValues } from '../parts/fields.tsx';
import { Form } from '../parts/form.tsx';
import { readDraft, type Draft } from './draft.ts';
import { overrideMessages } from './overrides.messages.ts';

const { form: messages } = overrideMessages;

const same = (value: string) => ({ value, label: value });
const modes = Object.entries(messages.modes).map(([value, label]) => ({ value: value as Draft['mode'], label }));

/** The name of a field that is typed as text. */
type TextName = 'id' | 'when' | 'status' | 'headers' | 'body' | 'delay' | 'times';

/** Edits the response of an operation; how it fits the contract is shown while typing. */
export function OverrideForm({ start, onClose }: { start: Draft; onClose: () => void }) {
  const { client, operations, world } = useConsole();
  const { run, isBusy, error } = useAction();
  const { values: draft, change, field } = useFormValues(start);
  const { operation } = draft;
  const { override, errors } = readDraft(draft);
  const hasErrors = Object.keys(errors).length > 0;
  const check = (): Promise<{ violations: readonly string[] }> =>
    client
      .control('POST /overrides/check', { body: override })
      .catch((refusal: Error) => ({ violations: [refusal.message] }));
  const checked = useLoaded(
    async () => (hasErrors ? undefined : check()),
    'check',
    !hasErrors && JSON.stringify(override),
  );
  const chosen = operations.find(({ id }) => id === operation);
  const taken = useWorld()?.situations.map((one) => one.id) ?? [];
  const id = draft.id || freeId(`${operation}-edited`.replace(/[^\w.:-]+/g, '-'), taken);

  const examples = useLoaded(
    () => client.control('GET /operations/{id}/examples', { path: { id: operation } }),
    chosen?.id ?? '',
  );
  const named = Object.entries(examples.data ?? {}).flatMap(([status, byName]) =>
    Object.entries(byName).map(([name, value]) => ({ ...same(`${status} ${name}`), status, example: value })),
  );
  const startFrom = (label: string) => {
    const found = named.find((one) => one.value === label);
    if (found) change({ status: found.status, mode: 'body', body: JSON.stringify(found.example, null, 2) });
  };

  const save = async () => {
    if (hasErrors) return;
    const put = () => client.control('PUT /worlds/{world}/overrides/{id}', { path: { world, id }, body: override });
    if (await run(put, messages.done(id, world))) onClose();
  };

  const text = (name: TextName, rows?: number, shownAs: TextName | 'patch' = name) => (
    <TextField
      label={messages[shownAs]}
      help={messages.help[shownAs]}
      error={errors[name] ?? error?.fields[shownAs]}
      {...(rows !== undefined && { rows })}
      {...field(name)}
      value={name === 'id' ? id : draft[name]}
    />
  );

  return (
    <ConsoleDialog onClose={onClose} title={messages.title} size="lg">
      <Form submit={messages.submit} onSubmit={() => void save()} isDisabled={isBusy} error={error}>
        <SelectField
          label={messages.operation}
          value={operation}
          options={[...new Set([operation, ...operations.map((one) => one.id)])].map(same)}
          onChange={(value) => change({ operation: value, when: '' })}
        />
        <Columns>
          {text('status')}
          <SelectField
            label={messages.example}
            value=""
            options={[{ value: '', label: messages.chooseExample }, ...named]}
            onChange={startFrom}
          />
          <SelectField label={messages.mode} options={modes} {...field('mode')} />
        </Columns>
        {draft.mode !== 'none' && text('body', 10, draft.mode)}
        {checked.data && <Violations violations={checked.data.violations} />}
        {draft.body.includes('•••') && <Text textStyle="sm">{messages.masked}</Text>}
        <Columns>
          {text('delay')}
          {text('times')}
          {text('id')}
        </Columns>
        <Disclosure title={messages.more} isOpenAtFirst={start.headers + start.when !== ''}>
          <Stack gap="4">
            {text('headers', 3)}
            {text('when', 5)}
          </Stack>
        </Disclosure>
      </Form>
    </ConsoleDialog>
  );
}

/** Another edited response of the operation stays. */
const freeId = (id: string, taken: readonly string[]): string =>
  [id, ...taken.map((_, index) => `${id}-${index + 2}`)].find((one) => !taken.includes(one)) ?? id;

const Columns = ({ children }: { children: ReactNode }) => (
  <Grid gap="4" templateColumns="repeat(auto-fit, minmax(min(100%, 12rem), 1fr))" alignItems="start">
    {children}
  </Grid>
);

/** Announced while typing. */
function Violations({ violations }: { violations: readonly string[] }) {
  return (
    <Box role="status" textStyle="sm" color={violations.length > 0 ? 'clay.fg' : 'leaf.fg'} overflowWrap="anywhere">
      {violations.length === 0 ? (
        messages.fits
      ) : (
        <>
          <Box>{messages.unfit}</Box>
          {violations.map((text) => (
            <Box key={text}>{text}</Box>
          ))}
        </>
      )}
    </Box>
  );
}
