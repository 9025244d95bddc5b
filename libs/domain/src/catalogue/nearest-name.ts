/** Letters that may differ: none in words of up to three letters, three in long ones. */
const slipsAllowed = ({ length }: string): number => (length > 3 ? Math.min(3, Math.floor(length / 3)) : 0);

/**
 * The number of letters to insert, delete, replace, or swap with their neighbour between two words, up to `limit`; beyond
 * it any larger number.
 */
function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, next];
  }
  return last[other.length] ?? 0;
}

/**
 * The name that a misspelt word most likely means; undefined when none is near, or the word is one of them. Of equally near
 * names it is one with the same first letter, which is seldom wrong, else the first.
 */
export function nearestName(word: string, names: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  let least = slipsAllowed(word) + 0.75;
  for (const name of names) {
    if (name === word) return undefined;
    const distance = editDistance(word, name, Math.floor(least)) + (name[0] === word[0] ? 0 : 0.5);
    if (distance < least) [nearest, least] = [name, distance];
  }
  return nearest;
}
