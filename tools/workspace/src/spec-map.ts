import ts from 'typescript';

// docs/spec-map.md has a row for each clause of the specification: its number, what it says, the files that implement it,
// and the tests that prove it. This checks the page.

/** What the map is checked against. Paths are relative to the workspace. */
export interface Workspace {
  hasFile: (path: string) => boolean;
  /** A test file with the titles of its tests. */
  readTests: (path: string) => { text: string; titles: readonly string[] };
}

interface Clause {
  /** The row's line in the file, from 1. */
  line: number;
  /** Section, part, clause: for example `2.7.3`. */
  number: string;
  /** Quoted texts, routes, names and limits. */
  quotes: string[];
  sources: string[];
  /** Test files, with the titles named for each; templated titles as written. */
  proofs: { file: string; titles: string[] }[];
}

const TEST_FILE = /\.(spec\.tsx?|e2e\.ts)$/;
const SECTIONS = 9;

/** Errors in the map, one sentence each; empty when every clause is implemented and proved. */
export function mapFaults(markdown: string, workspace: Workspace): string[] {
  const clauses = readClauses(markdown);
  const faults = clauses.flatMap((clause, index) => {
    const found = [
      ...numberFaults(clause.number, clauses[index - 1]?.number),
      ...sourceFaults(clause, workspace),
      ...proofFaults(clause, workspace),
    ];
    return found.map((fault) => `Line ${clause.line}, clause ${clause.number}: ${fault}`);
  });
  const lastSection = Number(clauses.at(-1)?.number.split('.')[0]);
  return lastSection === SECTIONS ? faults : [...faults, `The map does not reach section ${SECTIONS}.`];
}

function readClauses(markdown: string): Clause[] {
  return markdown.split('\n').flatMap((text, index) => {
    if (!text.startsWith('|') || /^\| (Clause|-+) /.test(text)) return [];
    const cells = text.split('|').map((cell) => cell.trim());
    const [before, number, says = '', sources = '', proofs = '', after] = cells;
    if (cells.length !== 6 || before !== '' || after !== '' || !number)
      throw new Error(`Line ${index + 1} of the map does not have four cells: ${text}`);
    // Our own additions to a clause are in italics.
    const quotes = codeSpans(says.replace(/ _[^_].*_$/, ''));
    return { line: index + 1, number, quotes, sources: codeSpans(sources).map(fromRoot), proofs: readProofs(proofs) };
  });
}

const codeSpans = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** Most files are the storefront's, so its paths are written without this prefix. */
const fromRoot = (path: string): string => (/^(apps|libs|tools)\//.test(path) ? path : `apps/storefront/src/${path}`);

/** Each code span is a file; each title in curly quotes is a test of the file before it. */
function readProofs(cell: string): Clause['proofs'] {
  const proofs: Clause['proofs'] = [];
  for (const [, file, title] of cell.matchAll(/`([^`]+)`|“([^”]+)”/g)) {
    if (file !== undefined) proofs.push({ file: fromRoot(file), titles: [] });
    else if (title !== undefined) proofs.at(-1)?.titles.push(title);
  }
  return proofs;
}

/** A clause's number continues the part, or starts the next part or section. */
function numberFaults(number: string, before: string | undefined): string[] {
  const [section = 0, part = 0, clause = 0] = before?.split('.').map(Number) ?? [];
  const next = [`${section}.${part}.${clause + 1}`, `${section}.${part + 1}.1`, `${section + 1}.1.1`];
  const isNext = before === undefined ? number === '1.1.1' : next.includes(number);
  return isNext ? [] : [`the number does not follow ${before ?? 'the heading'}.`];
}

function sourceFaults({ sources }: Clause, { hasFile }: Workspace): string[] {
  if (sources.length === 0) return ['no file is named that implements it.'];
  return sources.flatMap((file) => {
    if (!hasFile(file)) return [`${file} does not exist.`];
    return TEST_FILE.test(file) ? [`${file} is a test, not an implementation.`] : [];
  });
}

function proofFaults({ proofs, quotes }: Clause, { hasFile, readTests }: Workspace): string[] {
  if (proofs.length === 0) return ['no test is named that proves it.'];
  const faults = proofs.flatMap(({ file, titles }) => {
    if (!TEST_FILE.test(file)) return [`${file} is not a test file.`];
    if (!hasFile(file)) return [`${file} does not exist.`];
    if (titles.length === 0) return [`${file} is named without a test title.`];
    const known = readTests(file).titles;
    return titles.filter((title) => !known.includes(title)).map((title) => `${file} has no test “${title}”.`);
  });
  if (faults.length > 0) return faults;

  const texts = proofs.map(({ file }) => readTests(file).text);
  // To the character; placeholders such as `{title}` match anything.
  const isQuoted = (quote: string) =>
    texts.some((text) => quote.split(/\{[^}]*\}/).every((part) => text.includes(part)));
  return quotes.filter((quote) => !isQuoted(quote)).map((quote) => `no named test contains ${JSON.stringify(quote)}.`);
}

/** Modifiers of tests that do not run. */
const NOT_RUN = new Set(['skip', 'todo', 'fixme', 'failing', 'fail']);

/**
 * The titles of a file's tests as written, templates included (`it.each`, a loop). Skipped groups and tests are left out.
 */
export function testTitles(fileName: string, text: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [first = '', ...modifiers] = calleeNames(node.expression);
      if (modifiers.some((name) => NOT_RUN.has(name))) return;
      const title = node.arguments[0];
      if (/^(it|test)$/.test(first) && !modifiers.includes('describe') && title) {
        if (ts.isStringLiteralLike(title)) titles.push(title.text);
        else if (ts.isTemplateExpression(title)) titles.push(title.getText().slice(1, -1));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true));
  return titles;
}

/** The names in a callee: `it.each([...])` has `it` and `each`. */
function calleeNames(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...calleeNames(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return calleeNames(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return calleeNames(callee.tag);
  return [];
}
