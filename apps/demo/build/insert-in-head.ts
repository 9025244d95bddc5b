/** Up to the last meta tag that no script precedes: the charset and the viewport count for what the markup shows. */
const beginning = /<head>(?:\s*<meta\b[^>]*>)*/;

/**
 * Inserts markup before all scripts of a page, after its meta tags: browsers look for a charset in the first
 * 1024 bytes only.
 */
export const insertInHead = (page: string, markup: string): string =>
  page.replace(beginning, (before) => `${before}\n    ${markup}`);
