/** Up to the encoding, where that is said before anything else runs. */
const beginning = /<head>(?:\s*<meta\b[^>]*>)*?\s*<meta charset="[^"]+" ?\/?>|<head>/;

/** A page with more in its head, in front of all that runs. Browsers look for the encoding in the first 1024 bytes only. */
export const insertInHead = (page: string, markup: string): string =>
  page.replace(beginning, (before) => `${before}\n    ${markup}`);
