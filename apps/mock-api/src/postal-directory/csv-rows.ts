import { postalDirectoryMessages as messages } from './postal-directory.messages.ts';

export interface CsvRow {
  /** Where the row begins; the first line is 1. */
  readonly line: number;
  readonly fields: readonly string[];
}

/** The text is no CSV; the message says why, without the file's name. */
export class CsvFault extends Error {
  override name = 'CsvFault';
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** No row is longer; a quote that is never closed is found here instead of at the end of a large file. */
const LONGEST_ROW = 64 * 1024;
const SEPARATORS = [',', ';', '\t'] as const;

const QUOTE = 0x22;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/**
 * The rows of a CSV text after RFC 4180, as it comes: a batch for each piece, and never more than a row kept back. Lines
 * end as on Windows, Unix or old Macs; blank ones are passed over; the separator is the one that the first line uses.
 *
 * @throws CsvFault where the text is none
 */
export async function* csvRows(pieces: AsyncIterable<string>): AsyncGenerator<CsvRow[]> {
  let rest = '';
  let line = 1;
  let separator: number | undefined;

  function take(text: string, isLast: boolean): CsvRow[] {
    separator ??= separatorOf(text);
    const rows: CsvRow[] = [];
    let at = 0;
    while (at < text.length) {
      const row = readRow(text, at, { isLast, separator, line });
      if (!row) break;
      if (row.fields.length > 1 || row.fields[0]?.trim() !== '') rows.push({ line, fields: row.fields });
      line += row.lines;
      at = row.end;
    }
    rest = text.slice(at);
    if (rest.length > LONGEST_ROW || (isLast && rest !== '')) throw new CsvFault(line, messages.endlessQuote);
    return rows;
  }

  for await (const piece of pieces) {
    const text = rest + piece;
    // The separator is known only from a whole first line.
    if (separator !== undefined || /[\r\n]/.test(text) || text.length > LONGEST_ROW) yield take(text, false);
    else rest = text;
  }
  yield take(rest, true);
}

interface Place {
  readonly isLast: boolean;
  readonly separator: number;
  readonly line: number;
}

/** One row with where it ends; undefined while its end has not come. */
function readRow(text: string, start: number, { isLast, separator, line }: Place) {
  const fields: string[] = [];
  let lines = 1;
  let at = start;

  for (;;) {
    const isQuoted = text.charCodeAt(at) === QUOTE;
    let end = at;
    if (isQuoted) {
      end = closingQuote(text, at + 1);
      if (end < 0) return undefined;
      const inside = text.slice(at + 1, end);
      lines += inside.split(/\r\n|\r|\n/).length - 1;
      fields.push(inside.replaceAll('""', '"'));
      end += 1;
    } else {
      while (end < text.length && !isEndOfField(text.charCodeAt(end), separator)) end += 1;
      fields.push(text.slice(at, end));
    }

    if (end >= text.length) return isLast ? { fields, lines, end } : undefined;
    const next = text.charCodeAt(end);
    at = end + 1;
    if (next === separator) continue;
    if (next === LINE_FEED) return { fields, lines, end: at };
    if (next !== CARRIAGE_RETURN) throw new CsvFault(line + lines - 1, messages.afterQuote);
    // The line feed after it may be the next piece's first character.
    if (at >= text.length && !isLast) return undefined;
    return { fields, lines, end: text.charCodeAt(at) === LINE_FEED ? at + 1 : at };
  }
}

function isEndOfField(code: number, separator: number): boolean {
  return code === separator || code === LINE_FEED || code === CARRIAGE_RETURN;
}

/** Where the quote stands that is neither doubled nor possibly about to be; -1 when it has not come. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text.charCodeAt(at + 1) === QUOTE) at = text.indexOf('"', at + 2);
  return at;
}

function separatorOf(text: string): number {
  const [firstLine = ''] = text.split(/[\r\n]/, 1);
  const count = (separator: string) => firstLine.split(separator).length;
  const [most] = SEPARATORS.toSorted((one, other) => count(other) - count(one));
  return (most ?? ',').charCodeAt(0);
}
