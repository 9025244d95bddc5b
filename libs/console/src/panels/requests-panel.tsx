import { Box, Button, Flex, Input, Stack } from '@chakra-ui/react';
import { PauseIcon, PlayIcon } from '@shop/design/ui/icons';
import { TrashIcon } from '@shop/design/ui/subject-icons';
import { useDeferredValue, useId, useState } from 'react';
import { useConsole } from '../console-context.ts';
import { useAction } from '../live/use-action.ts';
import { FaultNote } from '../parts/fault-note.tsx';
import { Note } from '../parts/note.tsx';
import { Panel } from '../parts/panel.tsx';
import { ExchangeDialog } from '../requests/exchange-dialog.tsx';
import { filterExchanges, type ExchangeFilter } from '../requests/filter-exchanges.ts';
import { RequestFilters } from '../requests/request-filters.tsx';
import { RequestList } from '../requests/request-list.tsx';
import { requestMessages as messages } from '../requests/requests.messages.ts';
import { usePaused } from '../requests/use-paused.ts';

const everything: ExchangeFilter = { text: '', operation: 'all', status: 'all', world: '', hasPictures: false };

/** What goes over the line, as it goes; of the chosen world unless all are asked for. */
export function RequestsPanel() {
  const { client, live, world } = useConsole();
  const { exchanges, isPaused, newer, toggle } = usePaused();
  const { run, fault } = useAction();
  const [isFiltering, setFiltering] = useState(false);
  const [opened, open] = useState<number>();
  const [hasAllWorlds, setAllWorlds] = useState(false);
  const [chosen, choose] = useState(everything);
  const filter = useDeferredValue({ ...chosen, world: hasAllWorlds ? '' : world });
  const filtersId = useId();
  const found = filterExchanges(exchanges, filter);
  const elsewhere = hasAllWorlds ? 0 : filterExchanges(exchanges, everything).length;
  const isNoneHere = elsewhere > 0 && filterExchanges(exchanges, { ...everything, world }).length === 0;

  const clear = () =>
    run(async () => {
      await client.forgetExchanges();
      live.forgetExchanges();
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
          aria-label={messages.find}
          placeholder={messages.find}
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
      {fault && <FaultNote>{fault.message}</FaultNote>}
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
          <RequestList found={found} isNoneAtAll={exchanges.length === 0} hasWorlds={hasAllWorlds} onOpen={open} />
        )}
      </Stack>
      {opened !== undefined && <ExchangeDialog id={opened} onClose={() => open(undefined)} />}
    </Panel>
  );
}
