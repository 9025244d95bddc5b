import { Box, Text } from '@chakra-ui/react';
import { useConsole } from '../console-context.ts';
import { CoverageTable, coverageByOperation } from '../coverage/coverage-table.tsx';
import { coverageMessages as messages } from '../coverage/coverage.messages.ts';
import { useLoaded } from '../live/use-loaded.ts';
import { LoadedView } from '../parts/notes.tsx';
import { Panel } from '../parts/panel.tsx';

/** How much of the contract was requested. */
export function CoveragePanel() {
  const { client, requests, operations: all } = useConsole();
  const coverage = useLoaded(() => client.control('GET /contract-coverage'), 'coverage', requests.at(-1)?.id ?? 0);

  return (
    <Panel title={messages.title}>
      <Text color="fg.muted">{messages.lead}</Text>
      <LoadedView loaded={coverage}>
        {(counts) => {
          const operations = coverageByOperation(counts, all);
          const declared = operations.flatMap(({ responses }) => responses.filter(({ isDeclared }) => isDeclared));
          return (
            <>
              <Box>
                <Box textStyle="h3">
                  {messages.seen(declared.filter(({ count }) => count > 0).length, declared.length)}
                </Box>
                <Box color={counts.violations > 0 ? 'clay.fg' : 'fg.muted'}>
                  {messages.violations(counts.violations)}
                </Box>
              </Box>
              <CoverageTable operations={operations} />
            </>
          );
        }}
      </LoadedView>
    </Panel>
  );
}
