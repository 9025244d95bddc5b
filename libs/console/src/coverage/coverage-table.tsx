import { Badge, Box, Flex, Table } from '@chakra-ui/react';
import { operationTable } from '@shop/api-contract/generated/operations';
import type { OperationEntry, OperationId } from '@shop/api-contract/operation';
import { Fragment } from 'react';
import type { Coverage } from '../client/control.types.ts';
import { coverageMessages as messages } from './coverage.messages.ts';

export interface AnswerCount {
  readonly status: string;
  readonly count: number;
  readonly isDeclared: boolean;
}

export interface OperationCoverage {
  readonly operationId: OperationId;
  readonly answers: readonly AnswerCount[];
}

/**
 * Every operation with the count of each declared response, and of undeclared ones.
 */
export function coverageByOperation({ operations }: Coverage): OperationCoverage[] {
  return (Object.entries(operationTable) as [OperationId, OperationEntry][]).map(([operationId, { answers }]) => {
    const seen = operations[operationId] ?? {};
    const statuses = new Set([...Object.keys(answers), ...Object.keys(seen)]);
    return {
      operationId,
      answers: [...statuses].toSorted().map((status) => ({
        status,
        count: seen[status] ?? 0,
        isDeclared: answers[Number(status)] !== undefined,
      })),
    };
  });
}

/** Response counts by operation. */
export function CoverageTable({ operations }: { operations: readonly OperationCoverage[] }) {
  return (
    <Table.Root size="sm" variant="line" bg="transparent">
      <Table.Header>
        <Table.Row bg="transparent">
          <Table.ColumnHeader>{messages.operation}</Table.ColumnHeader>
          <Table.ColumnHeader>{messages.answers}</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {operations.map(({ operationId, answers }) => (
          <Table.Row key={operationId} bg="transparent">
            <Table.Cell fontWeight="600" verticalAlign="top" overflowWrap="anywhere">
              <WordByWord name={operationId} />
            </Table.Cell>
            <Table.Cell>
              <Flex gap="1.5" wrap="wrap">
                {answers.map((answer) => (
                  <AnswerMark key={answer.status} answer={answer} />
                ))}
              </Flex>
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

/** Lets a camel-case name wrap between its words. */
function WordByWord({ name }: { name: string }) {
  const [first, ...others] = name.split(/(?=[A-Z])/);
  return (
    <>
      {first}
      {others.map((word) => (
        <Fragment key={word}>
          <wbr />
          {word}
        </Fragment>
      ))}
    </>
  );
}

function AnswerMark({ answer: { status, count, isDeclared } }: { answer: AnswerCount }) {
  const palette = !isDeclared ? 'clay' : count > 0 ? 'leaf' : undefined;
  return (
    <Badge
      variant="outline"
      colorPalette="gray"
      fontVariantNumeric="tabular-nums"
      {...(palette ? { bg: `${palette}.subtle`, color: `${palette}.fg` } : { color: 'fg.muted' })}
    >
      <span aria-hidden="true">
        {status}
        {count > 0 && ` × ${count}`}
      </span>
      <Box as="span" srOnly>
        {messages.times(status, count)}
        {!isDeclared && `, ${messages.undeclared}`}
      </Box>
    </Badge>
  );
}
