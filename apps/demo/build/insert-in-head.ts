/** Up to the charset, if it comes before any script. */
const beginning = /<head>(?:\s*<meta\b[^>]*>)*?\s*<meta charset="[^"]+" ?\/?>|<head>/;

/**
 * Inserts markup before all scripts of a page, after the charset: browsers look for that in the first 1024 bytes
 * only.
 */
export const insertInHead = (page: string, markup: string): string =>
  page.replace(beginning, (before) => `${before}\n    ${markup}`);
