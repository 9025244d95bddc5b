import { Badge, Box, Flex, Table } from '@chakra-ui/react';
import { Fragment } from 'react';
import { coverageMessages as messages } from './coverage.messages.ts';
import type { AnswerCount, OperationCoverage } from './coverage-by-operation.ts';

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
