import { createReadStream } from 'node:fs';

import { CsvFault } from './csv-rows.ts';
import { postalDirectoryMessages as messages } from './postal-directory.messages.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const windows = new TextDecoder('windows-1252');
const BYTE_ORDER_MARK = '\u00EF\u00BB\u00BF';

/** What other files than CSV begin with. */
const foreign: readonly [start: string, why: string][] = [
  ['PK\u0003\u0004', messages.isArchive],
  ['\u001F\u008B', messages.isGzip],
  ['\u00FF\u00FE', messages.isUtf16],
  ['\u00FE\u00FF', messages.isUtf16],
];

/**
 * A file piece by piece, each character standing for one byte: commas and quotes are found in it whatever the file is
 * encoded in, and {@link decoded} reads what stands between them.
 *
 * @throws CsvFault when it begins as no CSV does
 */
export async function* readText(file: string, onPiece: (bytes: number) => void): AsyncGenerator<string> {
  let isFirst = true;
  for await (const piece of createReadStream(file, { encoding: 'latin1' })) {
    const text = piece as string;
    onPiece(text.length);
    yield isFirst ? beginning(text) : text;
    isFirst = false;
  }
}

function beginning(text: string): string {
  const [, why] = foreign.find(([start]) => text.startsWith(start)) ?? [];
  if (why !== undefined) throw new CsvFault(1, why);
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(BYTE_ORDER_MARK.length) : text;
}

/** A field as its writer meant it: UTF-8 where the bytes allow, else Windows' Latin-1, as in older directories. */
export function decoded(field: string): string {
  if (!/[\u0080-\u00FF]/.test(field)) return field;
  const bytes = Buffer.from(field, 'latin1');
  try {
    return utf8.decode(bytes);
  } catch {
    return windows.decode(bytes);
  }
}
