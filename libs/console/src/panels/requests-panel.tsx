import { Box, Button, Flex, Input, Stack } from '@chakra-ui/react';
import { PauseIcon, PlayIcon } from '@shop/design/ui/icons';
import { TrashIcon } from '@shop/design/ui/subject-icons';
import { useDeferredValue, useId, useState } from 'react';
import { useConsole } from '../console-context.ts';
import { useAction } from '../live/use-action.ts';
import { ErrorNote, Note } from '../parts/notes.tsx';
import { Panel } from '../parts/panel.tsx';
import { RequestDialog } from '../requests/request-dialog.tsx';
import { filterRequests, type RequestFilter } from '../requests/filter-requests.ts';
import { RequestFilters } from '../requests/request-filters.tsx';
import { RequestList } from '../requests/request-list.tsx';
import { requestMessages as messages } from '../requests/requests.messages.ts';
import { usePaused } from '../requests/use-paused.ts';

const everything: RequestFilter = { text: '', operation: 'all', status: 'all', world: '', hasPictures: false };

/** The live request log of the selected world, or of all. */
export function RequestsPanel() {
  const { client, live, world } = useConsole();
  const { requests, isPaused, newer, toggle } = usePaused();
  const { run, error } = useAction();
  const [isFiltering, setFiltering] = useState(false);
  const [opened, open] = useState<number>();
  const [hasAllWorlds, setAllWorlds] = useState(false);
  const [chosen, choose] = useState(everything);
  const filter = useDeferredValue({ ...chosen, world: hasAllWorlds ? '' : world });
  const filtersId = useId();
  const found = filterRequests(requests, filter);
  const elsewhere = hasAllWorlds ? 0 : filterRequests(requests, everything).length;
  const isNoneHere = elsewhere > 0 && filterRequests(requests, { ...everything, world }).length === 0;

  const clear = () =>
    run(async () => {
      await client.control('DELETE /exchanges');
      live.clearRequests();
    }, messages.cleared);

  return (
    <Panel
      title={messages.title}
      actions={
        <>
          <Button size="sm" variant="outline" onClick={toggle}>
            {isPaused ? <PlayIcon /> : <PauseIcon />}
            {isPaused ? messages.resume : messages.pause}
          </Button>
          <Button size="sm" variant="outline" onClick={() => void clear()}>
            <TrashIcon />
            {messages.clear}
          </Button>
        </>
      }
    >
      <Flex gap="2">
        <Input
          h="11"
          type="search"
          aria-label={messages.search}
          placeholder={messages.search}
          value={chosen.text}
          onChange={({ target }) => choose({ ...chosen, text: target.value })}
        />
        <Button
          size="sm"
          variant="outline"
          aria-expanded={isFiltering}
          aria-controls={filtersId}
          onClick={() => setFiltering(!isFiltering)}
        >
          {messages.filters}
        </Button>
      </Flex>
      <Box id={filtersId} hidden={!isFiltering}>
        <RequestFilters
          filter={chosen}
          hasAllWorlds={hasAllWorlds}
          onChange={(part) => choose({ ...chosen, ...part })}
          onAllWorlds={setAllWorlds}
        />
      </Box>
      {error && <ErrorNote>{error.message}</ErrorNote>}
      <Stack gap="2">
        {isPaused && <Box color="turmeric.fg">{messages.paused(newer)}</Box>}
        {isNoneHere ? (
          <Note>
            {messages.noneHere(world, elsewhere)}
            <Box mt="3">
              <Button size="sm" variant="outline" onClick={() => setAllWorlds(true)}>
                {messages.showAll}
              </Button>
            </Box>
          </Note>
        ) : (
          <RequestList found={found} isNoneAtAll={requests.length === 0} hasWorlds={hasAllWorlds} onOpen={open} />
        )}
      </Stack>
      {opened !== undefined && <RequestDialog id={opened} onClose={() => open(undefined)} />}
    </Panel>
  );
}
