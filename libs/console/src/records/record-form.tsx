import { Button, chakra, Flex, Input, Stack } from '@chakra-ui/react';
import { ShopDialog } from '@shop/design/ui/shop-dialog';
import type { RecordField, RecordView } from '@shop/mock-engine/generated/control-api';
import { useState, type FormEvent } from 'react';
import type { Action } from '../live/use-action.ts';
import { LabelledField } from '../parts/fields.tsx';
import { ErrorNote } from '../parts/notes.tsx';
import { recordMessages as messages } from './records.messages.ts';

interface RecordFormProps {
  kind: string;
  record: RecordView;
  fields: readonly RecordField[];
  action: Pick<Action, 'isBusy' | 'error'>;
  onSave: (change: Record<string, string>) => void;
  onClose: () => void;
}

/** Edits a record under the API's own rules, with errors at the fields. */
export function RecordForm({ kind, record, fields, action: { isBusy, error }, onSave, onClose }: RecordFormProps) {
  const before = Object.fromEntries(fields.map(({ name }) => [name, String(record.values[name] ?? '')]));
  const [values, fill] = useState(before);

  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== before[name])));
  };

  return (
    <ShopDialog isOpen onClose={onClose} title={`${kind}: ${record.title}`}>
      <chakra.form onSubmit={save} noValidate>
        <Stack gap="4" pb="4">
          {fields.map(({ name, label, type }) => (
            <LabelledField
              key={name}
              label={label}
              help={type === 'secret' ? messages.secretHelp : undefined}
              error={error?.fields[name]}
            >
              <Input
                h="11"
                autoComplete="off"
                value={values[name] ?? ''}
                onChange={({ target }) => fill({ ...values, [name]: target.value })}
              />
            </LabelledField>
          ))}
          {error && Object.keys(error.fields).length === 0 && <ErrorNote>{error.message}</ErrorNote>}
          <Flex>
            <Button type="submit" disabled={isBusy}>
              {messages.save}
            </Button>
          </Flex>
        </Stack>
      </chakra.form>
    </ShopDialog>
  );
}
