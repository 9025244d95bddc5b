import { Box, Flex, Table } from '@chakra-ui/react';
import type { ContractCoverage, Operation } from '@shop/mock-engine/generated/control-api';
import { EditOperationButton } from '../overrides/edit-button.tsx';
import { useFirstRows } from '../parts/first-rows.tsx';
import { Mark } from '../parts/mark.tsx';
import { coverageMessages as messages } from './coverage.messages.ts';

/** Every operation with the count of each declared response, and of undeclared ones. */
export function coverageByOperation(counts: ContractCoverage, operations: readonly Operation[]) {
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

type OperationCoverage = ReturnType<typeof coverageByOperation>[number];

/** Response counts by operation. */
export function CoverageTable({ operations }: { operations: readonly OperationCoverage[] }) {
  const { shown, more } = useFirstRows(operations);
  return (
    <>
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
                  <ResponseMark key={response.status} response={response} />
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

function ResponseMark({ response: { status, count, isDeclared } }: { response: OperationCoverage['responses'][number] }) {
  return (
    <Mark palette={!isDeclared ? 'clay' : count > 0 ? 'leaf' : undefined}>
      <span aria-hidden="true">{count > 0 ? `${status} × ${count}` : status}</span>
      <Box as="span" srOnly>
        {[messages.times(status, count), ...(isDeclared ? [] : [messages.undeclared])].join(', ')}
      </Box>
    </Mark>
  );
}
