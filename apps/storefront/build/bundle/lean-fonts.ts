import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { charactersOf, rangesWithout } from './unicode-ranges.ts';

/** Of texts: all in between. */
const TEXT_WEIGHTS = { min: 400, max: 600, default: 400 };

/** What the shop's own texts are written in: ASCII, and signs from © to the ellipsis. */
const COMMON = 'U+20-7E,U+A0,U+A9,U+B7,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2026';

/** The fonts of the first view, cut to what is shown there: a slow line brings them beside the first picture. */
const cuts: readonly Cut[] = [
  // Headings are drawn in one weight.
  { font: 'eczar-latin-wght-normal', weights: 500, characters: COMMON, as: 'eczar-common' },
  { font: 'figtree-latin-wght-normal', weights: TEXT_WEIGHTS, characters: COMMON, as: 'figtree-common' },
  // The rupee sign alone of its file is on every page.
  { font: 'figtree-latin-ext-wght-normal', weights: TEXT_WEIGHTS, characters: 'U+20B9', as: 'figtree-rupee' },
];

/** The files that the first view waits for, by how their names begin. */
export const firstFonts: readonly string[] = cuts.map(({ as }) => as);

interface Cut {
  /** Its file's name in the package, without an ending. */
  font: string;
  /** All in between, or one that stands for all. */
  weights: number | { min: number; max: number; default: number };
  /** As in `unicode-range`. */
  characters: string;
  /** The name of its own file. */
  as: string;
}

/** As they are named in the package's style sheet. */
const face = /\/\* ([\w-]+) \*\/\s*@font-face \{[^}]*\}/g;

/** Nothing in the shop is Greek; a name that is, is shown in the system's own font. */
const LEFT_OUT = /-greek(-ext)?-/;

const made = path.resolve(import.meta.dirname, '../../node_modules/.fonts');

/** Puts first what every page shows; what few show has files of their own, which are fetched when a page does. */
export function leanFonts(): Plugin {
  return {
    name: 'lean-fonts',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!/@fontsource-variable\/\w+\/index\.css$/.test(id)) return null;
      const folder = path.join(path.dirname(id), 'files');
      const styles = [...code.matchAll(face)].filter(([, font = '']) => !LEFT_OUT.test(font));
      const faces = await Promise.all(
        styles.map(async ([style, font]) => {
          const cut = cuts.find((one) => one.font === font);
          if (!cut) return style;
          const common = withRanges(style, () => cut.characters).replace(/url\([^)]*\)/, await madeFont(folder, cut));
          return `${withRanges(style, (ranges) => rangesWithout(ranges, cut.characters))}\n${common}`;
        }),
      );
      return { code: faces.join('\n'), map: null };
    },
  };
}

/**
 * Each character is one file's: where two have it, Chromium asks for the second too while the first is on its way, and the
 * whole font would come after all.
 */
const withRanges = (style: string, change: (ranges: string) => string): string =>
  style.replace(/(?<=unicode-range: )[^;]+/, change);

/** Makes the font's file. @returns it as a style sheet in the package's folder names it */
async function madeFont(folder: string, { font, weights, characters, as }: Cut): Promise<string> {
  const whole = readFileSync(path.join(folder, `${font}.woff2`));
  const text = charactersOf(characters);
  const subset = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: { wght: weights } });
  const file = path.join(made, `${as}.woff2`);
  mkdirSync(made, { recursive: true });
  writeFileSync(file, subset);
  return `url(${path.relative(path.dirname(folder), file).replaceAll('\\', '/')})`;
}
