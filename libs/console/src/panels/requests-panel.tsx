import { Box, Flex, Stack } from '@chakra-ui/react';
import type { LoggedRequest } from '@shop/mock-engine/generated/control-api';
import { PauseIcon, PlayIcon } from '@shop/design/ui/icons';
import { TrashIcon } from '@shop/design/ui/subject-icons';
import { useDeferredValue, useState } from 'react';
import { useConsole } from '../console-context.ts';
import { useAction } from '../live/use-action.ts';
import { Checkbox, TextField, useFormValues } from '../parts/fields.tsx';
import { ErrorNote } from '../parts/notes.tsx';
import { Panel } from '../parts/panel.tsx';
import { RequestDialog } from '../requests/request-dialog.tsx';
import { everything, filterRequests } from '../requests/filter-requests.ts';
import { RequestRow } from '../requests/request-row.tsx';
import { requestMessages as messages } from '../requests/requests.messages.ts';
import { Rows } from '../parts/rows.tsx';
import { SmallButton } from '../parts/small-button.tsx';

/** Older requests are found by filters. */
const MAX_ROWS = 200;

/** The live request log of the selected world, or of all. */
export function RequestsPanel() {
  const { client, clearRequests, world, requests: all } = useConsole();
  const { run, error } = useAction();
  const [opened, open] = useState<number>();
  const [frozen, freeze] = useState<readonly LoggedRequest[]>();
  const form = useFormValues(everything);
  const filter = useDeferredValue(form.values);
  const requests = frozen ?? all;
  const last = frozen?.at(-1)?.id ?? 0;
  const found = filterRequests(requests, filter, world);
  const isNoneHere = !filter.hasAllWorlds && filterRequests(requests, everything, world).length === 0;

  const clear = () =>
    run(async () => {
      await client.control('DELETE /requests');
      clearRequests();
    }, messages.cleared);

  return (
    <Panel
      title={messages.title}
      actions={
        <>
          <SmallButton onClick={() => freeze(frozen ? undefined : all)}>
            {frozen ? <PlayIcon /> : <PauseIcon />}
            <span>{frozen ? messages.resume : messages.pause}</span>
          </SmallButton>
          <SmallButton onClick={() => void clear()}>
            <TrashIcon />
            {messages.clear}
          </SmallButton>
        </>
      }
    >
      <TextField label={messages.search} help={messages.searchHint} type="search" {...form.field('text')} />
      <Flex columnGap="6" wrap="wrap">
        <Checkbox {...form.field('hasAllWorlds')}>{messages.anyWorld}</Checkbox>
        <Checkbox {...form.field('hasPictures')}>{messages.pictures}</Checkbox>
      </Flex>
      {error && <ErrorNote>{error.message}</ErrorNote>}
      <Stack gap="2">
        {frozen && <Box color="turmeric.fg">{messages.paused(all.filter(({ id }) => id > last).length)}</Box>}
        <Rows
          label={messages.list}
          rows={found.slice(0, MAX_ROWS)}
          ifNone={requests.length === 0 ? messages.none : isNoneHere ? messages.noneHere(world) : messages.noneFound}
          note={found.length > MAX_ROWS ? messages.shown(MAX_ROWS, found.length) : undefined}
        >
          {(entry) => <RequestRow entry={entry} hasWorld={filter.hasAllWorlds} onOpen={open} />}
        </Rows>
      </Stack>
      {opened !== undefined && <RequestDialog id={opened} onClose={() => open(undefined)} />}
    </Panel>
  );
}
