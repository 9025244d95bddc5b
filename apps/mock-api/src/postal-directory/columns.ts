import { CsvFault, type CsvRow } from './csv-rows.ts';
import { postalDirectoryMessages as messages } from './postal-directory.messages.ts';

/** What a column may be called in the editions of the directory, spaces, dots and case aside; the first is today's. */
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

const required: readonly Column[] = ['Name', 'Pincode', 'State'];

/** Which field of a row is which; columns that are not there are missing. */
export type Columns = Readonly<Partial<Record<Column, number>>> & { readonly width: number };

/**
 * Finds the columns by the first row, in whatever order.
 *
 * @throws CsvFault when one without which nobody finds an office is missing, or one is there twice
 */
export function findColumns({ line, fields }: CsvRow): Columns {
  const found: Partial<Record<Column, number>> = {};
  for (const column of Object.keys(names) as Column[]) {
    const places = fields.flatMap((field, place) => (isCalled(column, field) ? [place] : []));
    if (places.length > 1)
      throw new CsvFault(
        line,
        messages.twice(
          column,
          places.map((place) => fields[place] ?? ''),
        ),
      );
    if (places[0] !== undefined) found[column] = places[0];
  }

  const missing = required.filter((column) => found[column] === undefined);
  if (missing.length > 0) {
    const given = fields.map((field) => field.trim()).filter((field) => field !== '');
    throw new CsvFault(line, messages.columns(missing.map(currentName), given.slice(0, MOST_NAMED)));
  }
  return { ...found, width: fields.length };
}

const MOST_NAMED = 12;

function isCalled(column: Column, field: string): boolean {
  const spelling = field.toLowerCase().replace(/[^a-z]/g, '');
  return (names[column] as readonly string[]).includes(spelling);
}

const currentNames: Partial<Record<Column, string>> = { Name: 'OfficeName', Pincode: 'Pincode', State: 'StateName' };
const currentName = (column: Column) => currentNames[column] ?? column;
