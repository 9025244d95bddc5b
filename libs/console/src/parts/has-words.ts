/** Whether a row contains every word of the text, in any case. */
export function hasWords(row: string, text: string): boolean {
  const lower = row.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}
