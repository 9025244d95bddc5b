import type { RecordField, RecordView } from '@shop/mock-engine/generated/control-api';
import type { Action } from '../live/use-action.ts';
import { ConsoleDialog } from '../parts/console-dialog.tsx';
import { TextField, useFormValues } from '../parts/fields.tsx';
import { Form } from '../parts/form.tsx';
import { recordMessages as messages } from './records.messages.ts';

/** Lines of a whole value. */
const JSON_ROWS = 16;

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
  const { values, field } = useFormValues(before);
  const isElsewhere = error && Object.keys(error.fields).length === 0;

  return (
    <ConsoleDialog
      onClose={onClose}
      size={fields.some(({ type }) => type === 'json') ? 'lg' : 'sm'}
      title={`${kind}: ${record.title}`}
    >
      <Form
        submit={messages.save}
        onSubmit={() =>
          onSave(Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== before[name])))
        }
        isDisabled={isBusy}
        error={isElsewhere ? error : undefined}
      >
        {fields.map(({ name, label, type }) => (
          <TextField
            key={name}
            label={label}
            help={type === 'secret' ? messages.secretHelp : undefined}
            error={error?.fields[name]}
            value={values[name] ?? ''}
            {...(type === 'json' && { rows: JSON_ROWS })}
            onChange={field(name).onChange}
          />
        ))}
      </Form>
    </ConsoleDialog>
  );
}
