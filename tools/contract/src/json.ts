/** The value of a JSON text; `undefined` when it is none. A byte order mark may be ignored (RFC 8259, section 8.1). */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, '')) as unknown;
  } catch {
    return undefined;
  }
}
