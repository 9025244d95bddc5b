import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot as root } from '@shop/workspace-tools/workspace-root';
import { MOST_FILES, readTags, SPEC_MAP, withTests } from './spec-map.ts';

const page = readFileSync(path.join(root, SPEC_MAP), 'utf8');
const tests = readTags(root);
const codeSpans = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

const clauses = page
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, number = '', says = '', sources = ''] = line.split('|').map((cell) => cell.trim());
    return {
      number,
      // Our own additions to a clause are in italics.
      quotes: codeSpans(says.replace(/ _[^_].*_$/, '')),
      sources: codeSpans(sources).map((file) => (/^(apps|libs|tools)\//.test(file) ? file : MOST_FILES + file)),
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

it('the map has the test files that name a clause; otherwise: npm run spec-map -w @shop/checks', () => {
  expect(page).toBe(withTests(page, tests));
  expect([...tests.keys()].filter((tag) => !clauses.some(({ number }) => number === tag))).toEqual([]);
});

it('each clause is implemented by files that exist, and tested', () => {
  const isThere = (file: string) => existsSync(path.join(root, file));
  const missing = clauses.filter(
    ({ number, sources }) => sources.length === 0 || !sources.every(isThere) || !tests.has(number),
  );
  expect(missing).toEqual([]);
});

it('each text that a clause quotes is in one of its tests, to the character', () => {
  const untested = clauses.flatMap(({ number, quotes }) => {
    const texts = (tests.get(number) ?? []).map((file) => readFileSync(path.join(root, file), 'utf8'));
    // Placeholders such as `{title}` match anything.
    const isTested = (quote: string) =>
      texts.some((text) => quote.split(/\{[^}]*\}/).every((part) => text.includes(part)));
    return quotes.filter((quote) => !isTested(quote)).map((quote) => `${number}: ${quote}`);
  });

  expect(untested).toEqual([]);
});

const manuals = globSync(['*.md', 'docs/**/*.md'], { cwd: root });
const sources = globSync('{*,{apps,libs,tools}/*/{*,{src,build,examples,trial}/**/*}}', { cwd: root }).map(
  (file) => `/${file}`,
);

it.each(manuals)('the files that %s names exist', (manual) => {
  const text = readFileSync(path.join(root, manual), 'utf8').replaceAll(/```[^]*?```/g, '');
  // Whole, or as far as they say which file is meant.
  const named = codeSpans(text).filter((code) => /^[\w./-]+\.(?:ts|tsx|mjs|cjs|css)$/.test(code));
  expect(named.filter((file) => !sources.some((source) => source.endsWith(`/${file}`)))).toEqual([]);
});
