import type { Cursor } from '../document/document.ts';
import { ownEntry } from '../http/json.ts';

/** The smallest valid files, in base64; for a picture one pixel, for a sound a moment of silence. */
const files: Readonly<Record<string, string>> = {
  'image/png': 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQAAAAA3bvkkAAAACklEQVR4AWNgAAAAAgABc3UBGAAAAABJRU5ErkJggg==',
  'image/jpeg':
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxD/2Q==',
  'image/gif': 'R0lGODdhAQABAIAAAP///////ywAAAAAAQABAAACAkQBADs=',
  'image/webp': 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AA/uuuAAA=',
  'image/svg+xml': btoa('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  'application/pdf': btoa(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\nxref\n0 4\n0000000000 65535 f \n0000000009 00000 n \n0000000052 00000 n \n0000000101 00000 n \ntrailer<</Size 4/Root 1 0 R>>\nstartxref\n160\n%%EOF',
  ),
  'application/zip': 'UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==',
  'application/gzip': 'H4sIAAAAAAAAAwMAAAAAAAAAAAA=',
  'application/tar': btoa('\0'.repeat(1024)),
  'audio/mpeg': `//sUxAAA${'A'.repeat(120)}`,
  'audio/wav': btoa('RIFF$\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0@\x1f\0\0@\x1f\0\0\x01\0\b\0data\0\0\0\0'),
};

const decodeBase64 = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

const startsLike = (bytes: Uint8Array, file: Uint8Array) => bytes[0] === file[0] && bytes[1] === file[1];

/** Bytes of a type that is not known here. */
const anyBytes = btoa('Sample');

/** Whether the value of a type is bytes, which an example has in base64. */
const isOfBytes = (type: string, { node: { format, contentEncoding } }: Cursor) =>
  /^(image|audio|video|font)\//i.test(type) || contentEncoding === 'base64' || /^(binary|byte)$/.test(String(format));

/** A file of a media type: the given one when it is of that type, as a text or in base64; else the smallest one, or any bytes. */
export function fileOfType(type: string, schema: Cursor, given: unknown): Uint8Array {
  const known = ownEntry(files, type.toLowerCase().replace('/x-', '/'));
  const smallest = decodeBase64(known ?? anyBytes);
  if (typeof given !== 'string') return smallest;
  const isBase64 = given.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(given);
  const isDecoded = isBase64 && (known !== undefined || isOfBytes(type, schema));
  const bytes = isDecoded ? decodeBase64(given) : new TextEncoder().encode(given);
  return known === undefined || startsLike(bytes, smallest) ? bytes : smallest;
}
