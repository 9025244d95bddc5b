import type { Row } from '../row.ts';
import { adding } from './adding.rows.ts';
import { moving } from './moving.rows.ts';
import { opening } from './opening.rows.ts';
import { searching } from './searching.rows.ts';

/** Every interaction, in the order of the table. */
export const rows: readonly Row[] = [...opening, ...searching, ...moving, ...adding];
