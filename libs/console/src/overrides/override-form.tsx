import { Box, Button, chakra, Flex, Grid, Input, Stack, Text, Textarea } from '@chakra-ui/react';
import { ShopDialog } from '@shop/design/ui/shop-dialog';
import type { OverrideFit } from '@shop/mock-engine/generated/control-api';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useConsole, useWorld } from '../console-context.ts';
import { useAction } from '../live/use-action.ts';
import { useLoaded } from '../live/use-loaded.ts';
import { Disclosure } from '../parts/disclosure.tsx';
import { LabelledField, SelectField } from '../parts/fields.tsx';
import { ErrorNote } from '../parts/notes.tsx';
import { parameterNames, readDraft, type Draft } from './draft.ts';
import { overrideMessages } from './overrides.messages.ts';
import { useFit } from './use-fit.ts';

const { form: messages } = overrideMessages;

const same = (value: string) => ({ value, label: value });
const modes = Object.entries(messages.modes).map(([value, label]) => ({ value: value as Draft['mode'], label }));

/** Edits the response of an operation; how it fits the contract is shown while typing. */
export function OverrideForm({ start, onClose }: { start: Draft; onClose: () => void }) {
  const { client, operations, world, worlds } = useConsole();
  const { run, isBusy, error } = useAction();
  const [draft, fill] = useState(start);
  const change = (part: Partial<Draft>) => fill((before) => ({ ...before, ...part }));
  const { operation } = draft;
  const { override, errors } = readDraft(draft);
  const hasErrors = Object.keys(errors).length > 0;
  const fit = useFit(hasErrors ? undefined : override);
  const chosen = operations.find(({ id }) => id === operation);
  const taken = useWorld()?.situations.map((one) => one.id) ?? [];
  const id = draft.id || freeId(`${operation}-edited`.replace(/[^\w.:-]+/g, '-'), taken);

  const examples = useLoaded(
    () => client.control('GET /operations/{id}/examples', { path: { id: operation } }),
    chosen?.id ?? '',
    0,
  );
  const named = Object.entries(examples.data ?? {}).flatMap(([status, byName]) =>
    Object.entries(byName).map(([name, value]) => ({ ...same(`${status} ${name}`), status, example: value })),
  );
  const startFrom = (label: string) => {
    const found = named.find((one) => one.value === label);
    if (found) change({ status: found.status, mode: 'body', body: JSON.stringify(found.example, null, 2) });
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (hasErrors) return;
    const put = () => client.control('PUT /worlds/{world}/overrides/{id}', { path: { world, id }, body: override });
    if (!(await run(put, messages.done(id, world)))) return;
    worlds.reload();
    onClose();
  };

  const field = (
    name: 'id' | 'query' | 'fields' | 'status' | 'headers' | 'body' | 'delay' | 'times',
    rows?: number,
  ) => {
    const props = {
      value: name === 'id' ? id : draft[name],
      onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
    };
    const label = name === 'body' && draft.mode === 'patch' ? messages.patch : messages[name];
    const help = name === 'body' ? draft.mode === 'patch' && messages.patchHelp : messages.help[name];
    return (
      <LabelledField label={label} help={help || undefined} error={errors[name] ?? error?.fields[name]}>
        {rows === undefined ? (
          <Input h="11" {...props} />
        ) : (
          <Textarea rows={rows} fontFamily="mono" textStyle="sm" {...props} />
        )}
      </LabelledField>
    );
  };

  return (
    <ShopDialog isOpen onClose={onClose} title={messages.title} size="lg">
      <chakra.form onSubmit={(event) => void save(event)} noValidate>
        <Stack gap="4" pb="4">
          <SelectField
            label={messages.operation}
            value={operation}
            options={[...new Set([operation, ...operations.map((one) => one.id)])].map(same)}
            onChange={(value) => change({ operation: value, path: {} })}
          />
          <Columns>
            {field('status')}
            <SelectField
              label={messages.example}
              value=""
              options={[{ value: '', label: messages.chooseExample }, ...named]}
              onChange={startFrom}
            />
            <SelectField
              label={messages.mode}
              value={draft.mode}
              options={modes}
              onChange={(mode) => change({ mode })}
            />
          </Columns>
          {draft.mode !== 'none' && field('body', 10)}
          {fit && <Fit fit={fit} />}
          {draft.body.includes('•••') && <Text textStyle="sm">{messages.masked}</Text>}
          <Columns>
            {field('delay')}
            {field('times')}
            {field('id')}
          </Columns>
          <Disclosure title={messages.headers} isOpenAtFirst={start.headers !== ''}>
            {field('headers', 3)}
          </Disclosure>
          <Disclosure
            title={messages.requests}
            isOpenAtFirst={[start.query, start.fields, ...Object.values(start.path)].some((text) => text !== '')}
          >
            <Stack gap="4">
              {parameterNames(chosen?.path ?? '').map((name) => (
                <LabelledField key={name} label={messages.parameter(name)} help={messages.any}>
                  <Input
                    h="11"
                    autoComplete="off"
                    value={draft.path[name] ?? ''}
                    onChange={({ target }) => change({ path: { ...draft.path, [name]: target.value } })}
                  />
                </LabelledField>
              ))}
              {field('query')}
              {field('fields', 2)}
            </Stack>
          </Disclosure>
          {error && <ErrorNote>{error.message}</ErrorNote>}
          <Flex>
            <Button type="submit" disabled={isBusy}>
              {messages.submit}
            </Button>
          </Flex>
        </Stack>
      </chakra.form>
    </ShopDialog>
  );
}

/** Another edited response of the operation stays. */
function freeId(id: string, taken: readonly string[]): string {
  let number = 1;
  const numbered = () => (number === 1 ? id : `${id}-${number}`);
  while (taken.includes(numbered())) number += 1;
  return numbered();
}

const Columns = ({ children }: { children: ReactNode }) => (
  <Grid gap="4" templateColumns="repeat(auto-fit, minmax(min(100%, 12rem), 1fr))" alignItems="start">
    {children}
  </Grid>
);

/** Announced while typing. */
function Fit({ fit: { stale, violations } }: { fit: OverrideFit }) {
  const words = [...stale.map(({ detail }) => detail), ...violations];
  return (
    <Box role="status" textStyle="sm" color={words.length > 0 ? 'clay.fg' : 'leaf.fg'} overflowWrap="anywhere">
      {words.length === 0 ? (
        messages.fits
      ) : (
        <>
          {messages.unfit}
          {words.map((text) => (
            <Box key={text}>{text}</Box>
          ))}
        </>
      )}
    </Box>
  );
}
