/** JSON-LD that cannot end its script element or open a comment, whatever a product's text holds. */
export const structuredDataText = (data: Record<string, unknown>): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data })
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
