import { Heading, Input, Stack, Text } from '@chakra-ui/react';
import type { Records, RecordView } from '@shop/mock-engine/generated/control-api';
import { useState } from 'react';
import { useConsole, useWorld } from '../console-context.ts';
import { useAction } from '../live/use-action.ts';
import { useLoaded } from '../live/use-loaded.ts';
import { ErrorNote, LoadedView, Note } from '../parts/notes.tsx';
import { Panel } from '../parts/panel.tsx';
import { RecordForm } from '../records/record-form.tsx';
import { isTyped, matchingRecords, RecordList } from '../records/record-list.tsx';
import { recordMessages as messages } from '../records/records.messages.ts';
import { worldMessages } from '../worlds/worlds.messages.ts';

/** The selected world's records, of the kinds that the server describes. */
export function RecordsPanel() {
  const { client, world, worlds, revision } = useConsole();
  const isUnknown = useWorld() === undefined && worlds.data !== undefined;
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

  if (isUnknown) {
    return (
      <Panel title={messages.title}>
        <Note>{worldMessages.unknown(world)}</Note>
      </Panel>
    );
  }
  return (
    <Panel title={messages.title}>
      <Input
        h="11"
        type="search"
        aria-label={messages.search}
        placeholder={messages.search}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {action.error && !edited && <ErrorNote>{action.error.message}</ErrorNote>}
      <LoadedView loaded={records}>
        {({ kinds }) =>
          kinds.length === 0 ? (
            <Note>{messages.none}</Note>
          ) : (
            kinds.map((kind) => {
              const found = matchingRecords(kind.records, text);
              const title = messages.counted(kind.title, kind.total);
              return (
                <Stack key={kind.name} gap="2">
                  <Heading as="h3" textStyle="eyebrow" color="fg.muted">
                    {title}
                  </Heading>
                  {found.length > 0 ? (
                    <RecordList
                      fields={kind.fields}
                      records={found}
                      label={title}
                      onChoose={(record, { name, label }, value) =>
                        void change(kind, record, { [name]: value }, messages.changed(record.title, label, value))
                      }
                      onEdit={(record) => edit({ kind, record })}
                    />
                  ) : (
                    <Note>{kind.total === 0 ? messages.noneYet : messages.noneFound}</Note>
                  )}
                  {kind.records.length < kind.total && (
                    <Text textStyle="sm" color="fg.muted">
                      {messages.newest(kind.records.length)}
                    </Text>
                  )}
                </Stack>
              );
            })
          )
        }
      </LoadedView>
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
