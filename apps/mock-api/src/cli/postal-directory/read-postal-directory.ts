import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

import type { PostOffice } from '@shop/api-contract/model';
import { CsvError, parse, type Info } from 'csv-parse';

import { SetupError } from '../../workspace/setup-error.ts';
import { columnNames, findColumns, type Column, type Columns } from './columns.ts';
import { officeName, surroundings, type Surroundings } from './office-fields.ts';
import { postalDirectoryMessages as messages } from './postal-directory.messages.ts';

/** A row that is skipped because it has no valid PIN code or name. */
export interface LeftOut {
  readonly line: number;
  readonly why: string;
}

export interface ReadDirectory {
  readonly offices: number;
  readonly pincodes: number;
  /** All offices of a PIN code, in the file's order. */
  officesWithPincode(pincode: string): PostOffice[];
  readonly leftOut: { readonly rows: number; readonly first: readonly LeftOut[] };
}

/** An office in memory: thousands share their other fields. */
interface Office {
  readonly name: string;
  readonly around: Surroundings;
}

const sharedColumns = columnNames.filter((column) => column !== 'Name' && column !== 'Pincode');

/** Number of skipped rows that are reported. */
const MAX_NAMED = 5;
/** A file with a larger share of invalid rows is not a directory. */
const TOLERATED = 0.05;
/** In bytes; detects an unclosed quote before the end of a large file. */
const MAX_ROW = 64 * 1024;
/** Progress is reported every so many rows. */
const PROGRESS_ROWS = 1000;

/**
 * Reads India Post's all-India PIN code directory from a CSV file.
 *
 * @param onProgress called with the share read (0 to 1) and the number of offices so far
 * @throws SetupError with the file and, if known, the line
 */
export async function readPostalDirectory(
  file: string,
  onProgress: (share: number, offices: number) => void = () => {},
): Promise<ReadDirectory> {
  const directory = new Map<string, Office[]>();
  const known = new Map<string, Surroundings>();
  const first: LeftOut[] = [];
  let columns: Columns | undefined;
  let offices = 0;
  let leftOut = 0;

  function add(fields: readonly string[], line: number, found: Columns): void {
    const raw = (column: Column) => fields[found[column] ?? -1] ?? '';
    const pincode = raw('Pincode').replace(/\s/g, '');
    const name = officeName(decoded(raw('Name')));
    const isPincode = /^[1-9][0-9]{5}$/.test(pincode);
    if (!isPincode || name === '') {
      leftOut += 1;
      const why = isPincode ? messages.nameless : messages.pincode(raw('Pincode'));
      if (first.length < MAX_NAMED) first.push({ line, why });
      return;
    }
    const key = sharedColumns.map(raw).join('\n') + (raw('BranchType') === '' ? raw('Name') : '');
    let around = known.get(key);
    if (!around) known.set(key, (around = surroundings((column) => decoded(raw(column)))));
    const sameCode = directory.get(pincode);
    if (sameCode) sameCode.push({ name, around });
    else directory.set(pincode, [{ name, around }]);
    offices += 1;
  }

  try {
    const { size, delimiter } = await inspect(file);
    const rows = createReadStream(file).pipe(
      // One character per byte: fields are decoded one by one.
      parse({
        encoding: 'latin1',
        bom: true,
        delimiter,
        trim: true,
        skip_empty_lines: true,
        info: true,
        max_record_size: MAX_ROW,
      }),
    );
    for await (const { record, info } of rows as AsyncIterable<{ record: string[]; info: Info }>) {
      if (columns) add(record, info.lines, columns);
      else columns = findColumns(record);
      if (info.records % PROGRESS_ROWS === 0) onProgress(Math.min(1, info.bytes / size), offices);
    }
    onProgress(1, offices);
  } catch (error) {
    if (error instanceof SetupError || error instanceof CsvError) throw new SetupError(`${file}: ${error.message}`);
    throw new SetupError(messages.unreadable(file, reasonOf(error)), { cause: error });
  }

  if (leftOut > TOLERATED * (offices + leftOut)) {
    const examples = first.map(({ line, why }) => messages.fault(file, line, why));
    throw new SetupError([messages.tooManyLeftOut(leftOut, offices + leftOut), ...examples].join('\n'));
  }
  if (offices === 0) throw new SetupError(messages.noOffices(file));
  return {
    offices,
    pincodes: directory.size,
    officesWithPincode: (pincode) =>
      (directory.get(pincode) ?? []).map(({ name, around }) => ({ Name: name, ...around, Pincode: pincode })),
    leftOut: { rows: leftOut, first },
  };
}

/** Signatures of files that are often mistaken for CSV. */
const otherFormats: readonly [start: string, why: string][] = [
  ['PK\u0003\u0004', messages.isArchive],
  ['\u001F\u008B', messages.isGzip],
  ['\u00FF\u00FE', messages.isUtf16],
  ['\u00FE\u00FF', messages.isUtf16],
];

/** @returns the file's size in bytes, and the separator of its first line */
async function inspect(file: string): Promise<{ size: number; delimiter: string }> {
  await using handle = await open(file);
  const { size } = await handle.stat();
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAX_ROW), 0, MAX_ROW, 0);
  const start = buffer.toString('latin1', 0, bytesRead);
  const [, why] = otherFormats.find(([mark]) => start.startsWith(mark)) ?? [];
  if (why !== undefined) throw new SetupError(why);
  const [firstLine = ''] = start.split(/[\r\n]/, 1);
  const count = (separator: string) => firstLine.split(separator).length;
  const [delimiter = ','] = [',', ';', '\t'].toSorted((one, other) => count(other) - count(one));
  return { size, delimiter };
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
const windows = new TextDecoder('windows-1252');

/** Decodes a field: UTF-8 if valid, else Windows-1252 as in older directories. */
function decoded(field: string): string {
  if (!/[\u0080-\u00FF]/.test(field)) return field;
  const bytes = Buffer.from(field, 'latin1');
  try {
    return utf8.decode(bytes);
  } catch {
    return windows.decode(bytes);
  }
}

function reasonOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return messages.noFile;
  if (code === 'EISDIR') return messages.isFolder;
  if (code === 'EACCES' || code === 'EPERM') return messages.notAllowed;
  return error instanceof Error ? error.message : String(error);
}
