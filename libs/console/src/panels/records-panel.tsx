import type { Records, RecordView } from '@shop/mock-engine/generated/control-api';
import { useState } from 'react';
import { useConsole } from '../console-context.ts';
import { useAction, type Action } from '../live/use-action.ts';
import { useLoaded } from '../live/use-loaded.ts';
import { ConsoleDialog } from '../parts/console-dialog.tsx';
import { TextField, useFormValues } from '../parts/fields.tsx';
import { useFirstRows } from '../parts/first-rows.tsx';
import { Form } from '../parts/form.tsx';
import { ErrorNote, LoadedView, Note } from '../parts/notes.tsx';
import { Panel } from '../parts/panel.tsx';
import { isTyped, RecordList } from '../records/record-list.tsx';
import { recordMessages as messages } from '../records/records.messages.ts';
import { WorldView } from '../worlds/world-view.tsx';

/** The selected world's records, of the kinds that the server describes. */
export function RecordsPanel() {
  const { client, world, revision } = useConsole();
  const records = useLoaded(() => client.control('GET /worlds/{world}/records', { path: { world } }), world, revision);
  const action = useAction();
  const [text, setText] = useState('');
  const [edited, edit] = useState<{ kind: Records; record: RecordView }>();
  // A large document keeps items at hundreds of paths: those that have some come first.
  const { shown, more } = useFirstRows(
    (records.data?.kinds ?? []).toSorted((one, other) => Number(other.total > 0) - Number(one.total > 0)),
  );

  /** @param body deletes the record if undefined */
  const change = async (kind: Records, { id }: RecordView, body: Record<string, string> | undefined, done: string) => {
    const path = { world, kind: kind.name, id };
    const isDone = await action.run(async () => {
      if (body) await client.control('PATCH /worlds/{world}/records/{kind}/{id}', { path, body });
      else await client.control('DELETE /worlds/{world}/records/{kind}/{id}', { path });
    }, done);
    if (isDone) records.reload();
    return isDone;
  };

  return (
    <Panel title={messages.title}>
      <WorldView>
        {() => (
          <>
            <TextField label={messages.search} type="search" value={text} onChange={setText} />
            {action.error && !edited && <ErrorNote>{action.error.message}</ErrorNote>}
            <LoadedView loaded={records}>
              {() => (
                <>
                  {shown.length === 0 && <Note>{messages.none}</Note>}
                  {shown.map((kind) => (
                    <RecordList
                      key={kind.name}
                      kind={kind}
                      text={text}
                      onChoose={(record, { name, label }, value) =>
                        void change(kind, record, { [name]: value }, messages.changed(record.title, label, value))
                      }
                      onEdit={(record) => edit({ kind, record })}
                      onRemove={(record) => void change(kind, record, undefined, messages.removed(record.title))}
                    />
                  ))}
                  {more}
                </>
              )}
            </LoadedView>
          </>
        )}
      </WorldView>
      {edited && (
        <RecordForm
          {...edited}
          action={action}
          onSave={(body) =>
            void change(edited.kind, edited.record, body, messages.saved(edited.record.title)).then(
              (isSaved) => isSaved && edit(undefined),
            )
          }
          onClose={() => edit(undefined)}
        />
      )}
    </Panel>
  );
}

/** Lines of a whole value. */
const JSON_ROWS = 16;

interface RecordFormProps {
  kind: Records;
  record: RecordView;
  action: Pick<Action, 'isBusy' | 'error'>;
  onSave: (change: Record<string, string>) => void;
  onClose: () => void;
}

/** Edits a record under the API's own rules, with errors at the fields. */
function RecordForm({ kind, record, action: { isBusy, error }, onSave, onClose }: RecordFormProps) {
  const fields = kind.fields.filter(isTyped);
  const before = Object.fromEntries(fields.map(({ name }) => [name, String(record.values[name] ?? '')]));
  const { values, field } = useFormValues(before);
  const isElsewhere = error && Object.keys(error.fields).length === 0;

  return (
    <ConsoleDialog
      onClose={onClose}
      size={fields.some(({ type }) => type === 'json') ? 'lg' : 'sm'}
      title={`${kind.title}: ${record.title}`}
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
