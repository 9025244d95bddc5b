import type { SentField } from './call.ts';
import { decoded, isJsonType } from './http.ts';

/** The fields of a query, or of a form in the same format. */
export const fieldsOfQuery = (query: string): SentField[] =>
  pieces(query, '&').map((one) => fieldOf(one.replaceAll('+', '%20')));

export const fieldsOfCookie = (header: string): SentField[] => pieces(header, ';').map((one) => fieldOf(one.trim()));

const pieces = (text: string, separator: string) => text.split(separator).filter((piece) => piece.trim() !== '');

function fieldOf(piece: string): SentField {
  const [name, raw] = cut(piece);
  return { name: decoded(name), text: decoded(raw), raw };
}

/** Before and after the first equals sign. */
export function cut(text: string): [name: string, value: string] {
  const mark = text.indexOf('=');
  return mark === -1 ? [text, ''] : [text.slice(0, mark), text.slice(mark + 1)];
}

/** @throws TypeError for a body that is not multipart */
export async function fieldsOfMultipart(bytes: Uint8Array, contentType = ''): Promise<SentField[]> {
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

/** Arguments of one call. */
const CHUNK = 8192;
