import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import opentype, { type Font } from 'opentype.js';

/** The shop's fonts: Eczar for names, Figtree for other text. */
const files = {
  title: '@fontsource/eczar/files/eczar-latin-500-normal.woff',
  titleBold: '@fontsource/eczar/files/eczar-latin-700-normal.woff',
  text: '@fontsource/figtree/files/figtree-latin-500-normal.woff',
  textBold: '@fontsource/figtree/files/figtree-latin-700-normal.woff',
  italic: '@fontsource/figtree/files/figtree-latin-400-italic.woff',
} as const;

/** One of the faces that labels are set in. */
export type Face = keyof typeof files;

const opened = new Map<Face, Font>();

/** The outlines of a face, read once, so that pictures do not depend on the machine's fonts. */
export function openFace(face: Face): Font {
  const known = opened.get(face);
  if (known) return known;
  const bytes = readFileSync(createRequire(join(process.cwd(), 'package.json')).resolve(files[face]));
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  opened.set(face, font);
  return font;
}
