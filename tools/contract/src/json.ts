/** Parses JSON; `undefined` for invalid JSON. A byte order mark is ignored (RFC 8259, section 8.1). */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, '')) as unknown;
  } catch {
    return undefined;
  }
}
