/** The shop's search: a substring, ignoring case and surrounding spaces. */
export function containsText(text: string, searched: string): boolean {
  return text.toLowerCase().includes(searched.trim().toLowerCase());
}
