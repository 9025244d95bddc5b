/** How the shop searches: anywhere in the text, whatever the case and the spaces around what was typed. */
export function containsText(text: string, searched: string): boolean {
  return text.toLowerCase().includes(searched.trim().toLowerCase());
}
