import { Box, Flex, Input } from '@chakra-ui/react';
import { PauseIcon, PlayIcon } from '@shop/design/ui/icons';
import { TrashIcon } from '@shop/design/ui/subject-icons';
import type { LoggedRequest } from '@shop/mock-engine/generated/control-api';
import { useDeferredValue, useState } from 'react';
import { useConsole } from '../console-context.ts';
import { useAction } from '../live/use-action.ts';
import { Checkbox, textProps, useFormValues } from '../parts/fields.tsx';
import { useFirstRows } from '../parts/first-rows.tsx';
import { ErrorNote } from '../parts/notes.tsx';
import { Panel } from '../parts/panel.tsx';
import { Rows } from '../parts/rows.tsx';
import { SmallButton } from '../parts/small-button.tsx';
import { everything, filterRequests } from '../requests/filter-requests.ts';
import { RequestDialog } from '../requests/request-dialog.tsx';
import { RequestRow } from '../requests/request-row.tsx';
import { requestMessages as messages } from '../requests/requests.messages.ts';

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
  const { shown, more } = useFirstRows(found, filter.text);
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
      <Flex columnGap="4" wrap="wrap" align="center">
        <Input
          {...textProps({ type: 'search', ...form.field('text') })}
          flex="1 1 9rem"
          aria-label={messages.search}
          placeholder={messages.searchHint}
        />
        <Checkbox {...form.field('hasAllWorlds')}>{messages.anyWorld}</Checkbox>
        <Checkbox {...form.field('hasPictures')}>{messages.pictures}</Checkbox>
      </Flex>
      {error && <ErrorNote>{error.message}</ErrorNote>}
      {frozen && <Box color="turmeric.fg">{messages.paused(all.filter(({ id }) => id > last).length)}</Box>}
      <Rows
        label={messages.list}
        rows={shown}
        ifNone={requests.length === 0 ? messages.none : isNoneHere ? messages.noneHere(world) : messages.noneFound}
      >
        {(entry) => <RequestRow entry={entry} hasWorld={filter.hasAllWorlds} onOpen={open} />}
      </Rows>
      {more}
      {opened !== undefined && <RequestDialog id={opened} onClose={() => open(undefined)} />}
    </Panel>
  );
}
