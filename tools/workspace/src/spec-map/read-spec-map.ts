/** A row of docs/spec-map.md: one clause of the specification, the files that do it, the tests that prove it. */
export interface Clause {
  /** For messages: the row's line in the file, from 1. */
  line: number;
  /** Section, part, clause: for example `2.7.3`. */
  number: string;
  /** What the clause states, without our note on it. */
  says: string;
  /** Paths from the workspace's root. */
  sources: string[];
  proofs: Proof[];
}

export interface Proof {
  /** The test file's path from the workspace's root. */
  file: string;
  /** Titles of tests in that file; of a templated one the template as it stands there. */
  titles: string[];
}

/** Most of what the specification asks for is the storefront's, so its paths stand without this. */
const STOREFRONT = 'apps/storefront/src/';
const FROM_ROOT = /^(apps|libs|tools)\//;

const codeSpans = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
const fromRoot = (path: string): string => (FROM_ROOT.test(path) ? path : STOREFRONT + path);

/** Our reading of a clause stands behind it in italics. */
const withoutNote = (cell: string): string => cell.replace(/ _[^_].*_$/, '');

/** Each code span is a file, each title in curly quotes a test of the file before it. */
function readProofs(cell: string): Proof[] {
  const proofs: Proof[] = [];
  for (const [, file, title] of cell.matchAll(/`([^`]+)`|“([^”]+)”/g)) {
    if (file !== undefined) proofs.push({ file: fromRoot(file), titles: [] });
    else if (title !== undefined) proofs.at(-1)?.titles.push(title);
  }
  return proofs;
}

/**
 * The clauses of the map, in their order.
 *
 * @throws Error when a row of a table has not its four cells
 */
export function readSpecMap(markdown: string): Clause[] {
  return markdown.split('\n').flatMap((text, index) => {
    if (!text.startsWith('|') || /^\| (Clause|-+) /.test(text)) return [];
    const line = index + 1;
    const cells = text.split('|').map((cell) => cell.trim());
    const [before, number, says, sources, proofs, after] = cells;
    const isRow = cells.length === 6 && before === '' && after === '';
    if (!isRow || !number || says === undefined || sources === undefined || proofs === undefined)
      throw new Error(`Line ${line} of the map is no row of four cells: ${text}`);
    return {
      line,
      number,
      says: withoutNote(says),
      sources: codeSpans(sources).map(fromRoot),
      proofs: readProofs(proofs),
    };
  });
}

/** The texts, routes, names and limits that a clause quotes. */
export const quotesOf = ({ says }: Clause): string[] => codeSpans(says);
