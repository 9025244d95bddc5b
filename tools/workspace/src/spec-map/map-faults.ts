import { quotesOf, type Clause, type Proof } from './read-spec-map.ts';

/** What the map is held against. */
export interface Workspace {
  hasFile: (path: string) => boolean;
  /** A test file with the titles of its tests. */
  readTests: (path: string) => { text: string; titles: readonly string[] };
}

const TEST_FILE = /\.(spec\.tsx?|e2e\.ts)$/;
const SECTIONS = 9;

/** What is wrong with the map, one sentence each; empty when every clause is done and proved. */
export function mapFaults(clauses: readonly Clause[], workspace: Workspace): string[] {
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

/** Each clause follows the one before it: in its part, or as the first of the next part or section. */
function numberFaults(number: string, before: string | undefined): string[] {
  const [section = 0, part = 0, clause = 0] = before?.split('.').map(Number) ?? [];
  const next = [`${section}.${part}.${clause + 1}`, `${section}.${part + 1}.1`, `${section + 1}.1.1`];
  const isNext = before === undefined ? number === '1.1.1' : next.includes(number);
  return isNext ? [] : [`the number does not follow ${before ?? 'the heading'}.`];
}

function sourceFaults({ sources }: Clause, { hasFile }: Workspace): string[] {
  if (sources.length === 0) return ['no file is named that does it.'];
  return [
    ...sources.filter((file) => !hasFile(file)).map((file) => `${file} does not exist.`),
    ...sources.filter((file) => TEST_FILE.test(file)).map((file) => `${file} is a test and does nothing in the shop.`),
  ];
}

function proofFaults(clause: Clause, workspace: Workspace): string[] {
  if (clause.proofs.length === 0) return ['no test is named that proves it.'];
  const faults = clause.proofs.flatMap((proof) => faultsOf(proof, workspace));
  if (faults.length > 0) return faults;

  const texts = clause.proofs.map(({ file }) => workspace.readTests(file).text);
  return quotesOf(clause)
    .filter((quote) => !texts.some((text) => holds(text, quote)))
    .map((quote) => `no test that is named has ${JSON.stringify(quote)} in it.`);
}

function faultsOf({ file, titles }: Proof, { hasFile, readTests }: Workspace): string[] {
  if (!TEST_FILE.test(file)) return [`${file} is no test file.`];
  if (!hasFile(file)) return [`${file} does not exist.`];
  if (titles.length === 0) return [`${file} is named without a test's title.`];
  const known = readTests(file).titles;
  return titles.filter((title) => !known.includes(title)).map((title) => `${file} has no test “${title}”.`);
}

/** Whether a test speaks of what is quoted, to the character; `{title}` and the like stand for anything. */
const holds = (text: string, quote: string): boolean => quote.split(/\{[^}]*\}/).every((part) => text.includes(part));
