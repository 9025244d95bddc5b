import type { Records, RecordView } from '@shop/mock-engine/generated/control-api';
import { useState, type ReactNode } from 'react';
import { useConsole } from '../console-context.ts';
import { useAction } from '../live/use-action.ts';
import { useLoaded } from '../live/use-loaded.ts';
import { TextField } from '../parts/fields.tsx';
import { useFirstRows } from '../parts/first-rows.tsx';
import { ErrorNote, LoadedView, Note } from '../parts/notes.tsx';
import { Panel } from '../parts/panel.tsx';
import { RecordForm } from '../records/record-form.tsx';
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

  const change = async (kind: Records, { id }: RecordView, body: Record<string, string>, done: string) => {
    const path = { world, kind: kind.name, id };
    const isDone = await action.run(
      () => client.control('PATCH /worlds/{world}/records/{kind}/{id}', { path, body }),
      done,
    );
    if (isDone) records.reload();
    return isDone;
  };

  const remove = async (kind: Records, { id, title }: RecordView) => {
    const path = { world, kind: kind.name, id };
    const isDone = await action.run(
      () => client.control('DELETE /worlds/{world}/records/{kind}/{id}', { path }),
      messages.removed(title),
    );
    if (isDone) records.reload();
  };

  return (
    <Panel title={messages.title}>
      <WorldView>
        {() => (
          <>
            <TextField label={messages.search} type="search" value={text} onChange={setText} />
            {action.error && !edited && <ErrorNote>{action.error.message}</ErrorNote>}
            <LoadedView loaded={records}>
              {({ kinds }) =>
                kinds.length === 0 ? (
                  <Note>{messages.none}</Note>
                ) : (
                  <FirstKinds kinds={kinds}>
                    {(kind) => (
                      <RecordList
                        key={kind.name}
                        kind={kind}
                        text={text}
                        onChoose={(record, { name, label }, value) =>
                          void change(kind, record, { [name]: value }, messages.changed(record.title, label, value))
                        }
                        onEdit={(record) => edit({ kind, record })}
                        onRemove={(record) => void remove(kind, record)}
                      />
                    )}
                  </FirstKinds>
                )
              }
            </LoadedView>
          </>
        )}
      </WorldView>
      {edited && (
        <RecordForm
          kind={edited.kind.title}
          record={edited.record}
          fields={edited.kind.fields.filter(isTyped)}
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

/** A large document keeps items at hundreds of paths: those that have some come first. */
function FirstKinds({ kinds, children }: { kinds: readonly Records[]; children: (kind: Records) => ReactNode }) {
  const used = kinds.filter(({ total }) => total > 0);
  const { shown, more } = useFirstRows([...used, ...kinds.filter(({ total }) => total === 0)]);
  return (
    <>
      {shown.map(children)}
      {more}
    </>
  );
}
