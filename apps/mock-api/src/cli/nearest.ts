/** Two typing errors in a word are likely, three are another word. */
const MOST_ERRORS = 2;

/** The one of some words that was probably meant; undefined when none is close. */
export function nearest(text: string, words: readonly string[]): string | undefined {
  const typed = text.toLowerCase();
  const [best] = words
    .map((word) => ({ word, errors: distance(typed, word.toLowerCase()) }))
    .filter(({ word, errors }) => errors <= Math.min(MOST_ERRORS, word.length - 2) || isBeginning(typed, word))
    .toSorted((one, other) => one.errors - other.errors);
  return best?.word;
}

const isBeginning = (typed: string, word: string) => typed.length >= 3 && word.startsWith(typed);

/** Letters to add, leave out, change or swap with their neighbour (optimal string alignment). */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row += 1) {
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]![column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(row - 2, column - 2) + 1 : Infinity,
      );
    }
  }
  return at(one.length, other.length);
}
