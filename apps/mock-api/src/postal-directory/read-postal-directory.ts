import { stat } from 'node:fs/promises';

import { findColumns, type Column, type Columns } from './columns.ts';
import { CsvFault, csvRows, type CsvRow } from './csv-rows.ts';
import { officeName, surroundings, type Surroundings } from './office-fields.ts';
import { createPostOfficeIndex, type PostOfficeIndex } from './post-office-index.ts';
import { PostalDataError } from './postal-data-error.ts';
import { postalDirectoryMessages as messages } from './postal-directory.messages.ts';
import { decoded, readText } from './read-text.ts';

/** A row that names no office one could look up, and is left out. */
export interface LeftOut {
  readonly line: number;
  readonly why: string;
}

export interface ReadDirectory extends PostOfficeIndex {
  readonly leftOut: { readonly rows: number; readonly first: readonly LeftOut[] };
}

/** As much as a person reads. */
const MOST_NAMED = 5;
/** A directory with more unusable rows than this share of them is something else. */
const TOLERATED = 0.05;

/**
 * Reads India Post's all-India PIN code directory from a CSV file, a piece at a time.
 *
 * @param onProgress told how much has been read (0 to 1) and how many offices there are so far
 * @throws PostalDataError naming the file, and the line where there is one
 */
export async function readPostalDirectory(
  file: string,
  onProgress: (share: number, offices: number) => void = () => {},
): Promise<ReadDirectory> {
  const size = await sizeOf(file);
  let bytes = 0;
  const reader = createRowReader();

  try {
    const pieces = readText(file, (length) => (bytes += length));
    for await (const rows of csvRows(pieces)) {
      rows.forEach(reader.take);
      onProgress(size === 0 ? 1 : Math.min(1, bytes / size), reader.offices());
    }
  } catch (error) {
    if (error instanceof CsvFault) throw new PostalDataError(messages.fault(file, error.line, error.message));
    throw new PostalDataError(messages.unreadable(file, reasonOf(error)), { cause: error });
  }
  return reader.finish(file);
}

function createRowReader() {
  const index = createPostOfficeIndex();
  const known = new Map<string, Surroundings>();
  const first: LeftOut[] = [];
  let columns: Columns | undefined;
  let offices = 0;
  let leftOut = 0;

  function leaveOut(line: number, why: string): void {
    leftOut += 1;
    if (first.length < MOST_NAMED) first.push({ line, why });
  }

  function add({ line, fields }: CsvRow, found: Columns): void {
    if (fields.length !== found.width) throw new CsvFault(line, messages.width(found.width, fields.length));

    const raw = (column: Column) => fields[found[column] ?? -1] ?? '';
    const pincode = raw('Pincode').replace(/\s/g, '');
    if (!/^[1-9][0-9]{5}$/.test(pincode)) return leaveOut(line, messages.pincode(raw('Pincode').trim()));
    const name = officeName(decoded(raw('Name')));
    if (name === '') return leaveOut(line, messages.nameless);

    const key = sharedColumns.map(raw).join('\n') + (raw('BranchType') === '' ? raw('Name') : '');
    let around = known.get(key);
    if (!around) known.set(key, (around = surroundings((column) => decoded(raw(column)))));
    index.add(Number(pincode), name, around);
    offices += 1;
  }

  return {
    take: (row: CsvRow): void => {
      if (columns) add(row, columns);
      else columns = findColumns(row);
    },
    offices: () => offices,
    finish(file: string): ReadDirectory {
      const examples = first.map(({ line, why }) => messages.fault(file, line, why));
      if (leftOut > TOLERATED * (offices + leftOut)) {
        throw new PostalDataError([messages.tooManyLeftOut(leftOut, offices + leftOut), ...examples].join('\n'));
      }
      if (offices === 0) throw new PostalDataError(messages.noOffices(file));
      return { ...index.build(), leftOut: { rows: leftOut, first } };
    },
  };
}

const sharedColumns: readonly Column[] = [
  'BranchType',
  'DeliveryStatus',
  'Circle',
  'Region',
  'Division',
  'District',
  'Block',
  'State',
];

async function sizeOf(file: string): Promise<number> {
  try {
    const found = await stat(file);
    if (found.isFile() || !found.isDirectory()) return found.size;
  } catch (error) {
    throw new PostalDataError(messages.unreadable(file, reasonOf(error)), { cause: error });
  }
  throw new PostalDataError(messages.unreadable(file, messages.isFolder));
}

function reasonOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return messages.noFile;
  if (code === 'EACCES' || code === 'EPERM') return messages.notAllowed;
  return error instanceof Error ? error.message : String(error);
}
