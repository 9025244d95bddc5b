import { stripVTControlCharacters } from 'node:util';

/** Enough of a failure to know what is wrong, not where in the runner. */
const MOST_LINES = 12;

/** The first lines of a failure's message, indented below its title; nothing where there is none. */
export function beginningOf(message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return lines
    .slice(0, MOST_LINES)
    .map((line) => `\n        ${line}`)
    .join('');
}
