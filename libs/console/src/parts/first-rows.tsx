import { useState, type ReactNode } from 'react';
import { partMessages as messages } from './parts.messages.ts';
import { SmallButton } from './small-button.tsx';

/** A contract may have thousands of operations: all of them at once would take seconds. */
const FIRST = 60;
const MORE = 200;

/**
 * The first of many rows, and a button for more of them.
 *
 * @param key of the list: another one begins with the first rows again
 */
export function useFirstRows<Row>(rows: readonly Row[], key = ''): { shown: readonly Row[]; more: ReactNode } {
  const [opened, open] = useState({ key, count: FIRST });
  const count = opened.key === key ? opened.count : FIRST;
  return {
    shown: rows.slice(0, count),
    more: rows.length > count && (
      <SmallButton onClick={() => open({ key, count: count + MORE })}>
        {messages.more(Math.min(MORE, rows.length - count), rows.length)}
      </SmallButton>
    ),
  };
}
