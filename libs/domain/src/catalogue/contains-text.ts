/** A text as it is compared: in any case and Unicode form, with one apostrophe, single blanks, and no sign that is invisible. */
export const comparable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The shop's search: a substring, ignoring case and surrounding spaces, of texts made {@link comparable}. */
export const containsText = (text: string, searched: string): boolean =>
  comparable(text).includes(comparable(searched));
