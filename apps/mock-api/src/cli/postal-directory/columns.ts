import { SetupError } from '../../workspace/setup-error.ts';
import { postalDirectoryMessages as messages } from './postal-directory.messages.ts';

/** Column names in the editions of the directory, without spaces, dots and case; the first is today's. */
const names = {
  Circle: ['circlename', 'circle'],
  Region: ['regionname', 'region'],
  Division: ['divisionname', 'division'],
  Name: ['officename', 'office', 'postoffice'],
  Pincode: ['pincode', 'pin'],
  BranchType: ['officetype', 'branchtype', 'type'],
  DeliveryStatus: ['delivery', 'deliverystatus'],
  District: ['district', 'districtname'],
  Block: ['taluk', 'block', 'blockname'],
  State: ['statename', 'state'],
} as const;

export type Column = keyof typeof names;
export const columnNames = Object.keys(names) as Column[];

/** Required columns, as in today's directory. */
const required: Partial<Record<Column, string>> = { Name: 'OfficeName', Pincode: 'Pincode', State: 'StateName' };

/** Index of each column in a row; optional columns may be missing. */
export type Columns = Readonly<Partial<Record<Column, number>>>;

/**
 * Finds the columns in the header row, in any order.
 *
 * @throws SetupError when a required column is missing or a column is repeated
 */
export function findColumns(header: readonly string[]): Columns {
  const found: Partial<Record<Column, number>> = {};
  for (const column of columnNames) {
    const places = header.flatMap((field, place) => (isCalled(column, field) ? [place] : []));
    const spellings = places.map((place) => header[place] ?? '');
    if (places.length > 1) throw new SetupError(messages.twice(column, spellings));
    if (places[0] !== undefined) found[column] = places[0];
    else if (required[column]) throw new SetupError(messages.columnMissing(required[column], header.join(', ')));
  }
  return found;
}

function isCalled(column: Column, field: string): boolean {
  const spelling = field.toLowerCase().replace(/[^a-z]/g, '');
  return (names[column] as readonly string[]).includes(spelling);
}
