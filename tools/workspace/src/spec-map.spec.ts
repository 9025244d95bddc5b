import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Tests run in their project's folder.
const root = path.resolve('../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Most files are the storefront's, so the map writes their paths without this prefix. */
const fromRoot = (file: string) => (/^(apps|libs|tools)\//.test(file) ? file : `apps/storefront/src/${file}`);
const codeSpans = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
const isTest = (file: string) => /\.(spec\.tsx?|e2e\.ts)$/.test(file);

const clauses = read('docs/spec-map.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, number = '', says = '', sources = '', tests = ''] = line.split('|').map((cell) => cell.trim());
    return {
      number,
      // Our own additions to a clause are in italics.
      quotes: codeSpans(says.replace(/ _[^_].*_$/, '')),
      sources: codeSpans(sources).map(fromRoot),
      tests: codeSpans(tests).map(fromRoot),
    };
  });

it('the map names each clause of the nine sections, in order', () => {
  const numbers = clauses.map(({ number }) => number);
  const gaps = numbers.filter((number, index) => {
    const [section = 0, part = 0, clause = 0] = numbers[index - 1]?.split('.').map(Number) ?? [];
    return ![`${section}.${part}.${clause + 1}`, `${section}.${part + 1}.1`, `${section + 1}.1.1`].includes(number);
  });

  expect(gaps).toEqual([]);
  expect(numbers.at(-1)).toMatch(/^9\./);
});

it('each clause is implemented and tested by files that exist', () => {
  const faults = clauses.filter(
    ({ sources, tests }) =>
      sources.length === 0 ||
      tests.length === 0 ||
      sources.some(isTest) ||
      !tests.every(isTest) ||
      ![...sources, ...tests].every((file) => existsSync(path.join(root, file))),
  );

  expect(faults).toEqual([]);
});

it('each text that a clause quotes is in one of its tests, to the character', () => {
  const faults = clauses.flatMap(({ number, quotes, tests }) => {
    const texts = tests.map(read);
    // Placeholders such as `{title}` match anything.
    const isTested = (quote: string) =>
      texts.some((text) => quote.split(/\{[^}]*\}/).every((part) => text.includes(part)));
    return quotes.filter((quote) => !isTested(quote)).map((quote) => `${number}: ${quote}`);
  });

  expect(faults).toEqual([]);
});
