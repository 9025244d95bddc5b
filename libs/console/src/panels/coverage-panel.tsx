import { Box, Flex, Table, Text } from '@chakra-ui/react';
import type { ContractCoverage, Operation } from '@shop/mock-engine/generated/control-api';
import { useConsole } from '../console-context.ts';
import { coverageMessages as messages } from '../coverage.messages.ts';
import { useLoaded } from '../live/use-loaded.ts';
import { EditOperationButton } from '../overrides/edit-button.tsx';
import { useFirstRows } from '../parts/first-rows.tsx';
import { Mark } from '../parts/mark.tsx';
import { LoadedView } from '../parts/notes.tsx';
import { Panel } from '../parts/panel.tsx';

/** How much of the contract was requested. */
export function CoveragePanel() {
  const { client, requests } = useConsole();
  const coverage = useLoaded(() => client.control('GET /contract-coverage'), 'coverage', requests.at(-1)?.id ?? 0);

  return (
    <Panel title={messages.title}>
      <Text color="fg.muted">{messages.lead}</Text>
      <LoadedView loaded={coverage}>{(counts) => <Counts counts={counts} />}</LoadedView>
    </Panel>
  );
}

/** Every operation with the count of each declared response, and of undeclared ones. */
function coverageByOperation(counts: ContractCoverage, operations: readonly Operation[]) {
  return operations.map(({ id, responses }) => {
    const seen = counts.operations[id] ?? {};
    const declared = responses.map(({ status }) => status);
    return {
      operationId: id,
      responses: [...new Set([...declared, ...Object.keys(seen)])].toSorted().map((status) => ({
        status,
        count: seen[status] ?? 0,
        isDeclared: [status, `${status[0]}XX`, 'default'].some((one) => declared.includes(one)),
      })),
    };
  });
}

/** Response counts in all, and by operation. */
function Counts({ counts }: { counts: ContractCoverage }) {
  const operations = coverageByOperation(counts, useConsole().operations);
  const declared = operations.flatMap(({ responses }) => responses.filter(({ isDeclared }) => isDeclared));
  const { shown, more } = useFirstRows(operations);
  return (
    <>
      <Box>
        <Box textStyle="h3">{messages.seen(declared.filter(({ count }) => count > 0).length, declared.length)}</Box>
        <Box color={counts.violations > 0 ? 'clay.fg' : 'fg.muted'}>{messages.violations(counts.violations)}</Box>
      </Box>
      <Table.Root size="sm" variant="line" bg="transparent">
        <Table.Header>
          <Table.Row bg="transparent">
            <Table.ColumnHeader>{messages.operation}</Table.ColumnHeader>
            <Table.ColumnHeader>{messages.responses}</Table.ColumnHeader>
            <Table.ColumnHeader>
              <Box as="span" srOnly>
                {messages.actions}
              </Box>
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {shown.map(({ operationId, responses }) => (
            <Table.Row key={operationId} bg="transparent">
              <Table.Cell fontWeight="600" overflowWrap="anywhere">
                {operationId}
              </Table.Cell>
              <Table.Cell>
                <Flex gap="1.5" wrap="wrap">
                  {responses.map((response) => (
                    <ResponseMark key={response.status} {...response} />
                  ))}
                </Flex>
              </Table.Cell>
              <Table.Cell textAlign="end">
                <EditOperationButton operation={operationId} />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      {more}
    </>
  );
}

type ResponseCount = ReturnType<typeof coverageByOperation>[number]['responses'][number];

function ResponseMark({ status, count, isDeclared }: ResponseCount) {
  return (
    <Mark palette={!isDeclared ? 'clay' : count > 0 ? 'leaf' : undefined}>
      <span aria-hidden="true">{count > 0 ? `${status} × ${count}` : status}</span>
      <Box as="span" srOnly>
        {[messages.times(status, count), ...(isDeclared ? [] : [messages.undeclared])].join(', ')}
      </Box>
    </Mark>
  );
}
