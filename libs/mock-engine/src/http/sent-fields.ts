import type { SentField } from './call.ts';
import { decodePercent, isJsonType } from './http.ts';

/** The fields of a query, or of a form in the same format. */
export const parseQuery = (query: string): SentField[] =>
  splitFields(query, '&').map((one) => parseField(one.replaceAll('+', '%20')));

export const parseCookies = (header: string): SentField[] =>
  splitFields(header, ';').map((one) => parseField(one.trim()));

const splitFields = (text: string, separator: string) => text.split(separator).filter((piece) => piece.trim() !== '');

function parseField(piece: string): SentField {
  const [name, raw] = splitAtEquals(piece);
  return { name: decodePercent(name), text: decodePercent(raw), raw };
}

/** Before and after the first equals sign. */
export function splitAtEquals(text: string): [name: string, value: string] {
  const mark = text.indexOf('=');
  return mark === -1 ? [text, ''] : [text.slice(0, mark), text.slice(mark + 1)];
}

/** @throws TypeError for a body that is not multipart */
export async function parseMultipart(bytes: Uint8Array, contentType = ''): Promise<SentField[]> {
  const headers = { 'content-type': contentType };
  const form = await new Response(new Uint8Array(bytes), { headers }).formData();
  return Promise.all(
    [...form].map(async ([name, value]) => ({ name, text: typeof value === 'string' ? value : await fileText(value) })),
  );
}

/** JSON as text, other files with one character for each byte. */
async function fileText(file: File): Promise<string> {
  if (isJsonType(file.type)) return file.text();
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let start = 0; start < bytes.length; start += CHUNK)
    text += String.fromCharCode(...bytes.subarray(start, start + CHUNK));
  return text;
}

const CHUNK = 8192;
