import { List } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Note } from './notes.tsx';

interface RowsProps<Row> {
  label: string;
  rows: readonly Row[];
  /** Shown when there are none. */
  ifNone: string;
  children: (row: Row) => ReactNode;
}

/** A list with a line between its rows. */
export function Rows<Row extends { id: string | number }>({ label, rows, ifNone, children }: RowsProps<Row>) {
  if (rows.length === 0) return <Note>{ifNone}</Note>;
  return (
    <List.Root variant="plain" aria-label={label} borderWidth="1px" borderRadius="l2" bg="bg.panel" gap="0">
      {rows.map((row) => (
        <List.Item key={row.id} borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
          {children(row)}
        </List.Item>
      ))}
    </List.Root>
  );
}
