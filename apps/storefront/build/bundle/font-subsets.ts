import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { charactersOf, rangesWithout } from './unicode-ranges.ts';

/** Weights of body text. */
const TEXT_WEIGHTS = { min: 400, max: 600, default: 400 };

/** Characters of the shop's own texts: ASCII, and signs from © to the ellipsis. */
const COMMON = 'U+20-7E,U+A0,U+A9,U+B7,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2026';

/** Font subsets of the first view, small enough to arrive with the first picture on a slow connection. */
const cuts: readonly Cut[] = [
  // Headings have one weight.
  { font: 'eczar-latin-wght-normal', weights: 500, characters: COMMON, as: 'eczar-common' },
  { font: 'figtree-latin-wght-normal', weights: TEXT_WEIGHTS, characters: COMMON, as: 'figtree-common' },
  // The only character of its file on every page.
  { font: 'figtree-latin-ext-wght-normal', weights: TEXT_WEIGHTS, characters: 'U+20B9', as: 'figtree-rupee' },
];

/** Name prefixes of the font files for the first view. */
export const firstFonts: readonly string[] = cuts.map(({ as }) => as);

interface Cut {
  /** File name in the package, without extension. */
  font: string;
  /** A range, or one weight for all. */
  weights: number | { min: number; max: number; default: number };
  /** As in `unicode-range`. */
  characters: string;
  /** The subset's file name. */
  as: string;
}

/** A font face of the package's style sheet. */
const face = /\/\* ([\w-]+) \*\/\s*@font-face \{[^}]*\}/g;

/** The shop has no Greek texts; Greek names use the system font. */
const LEFT_OUT = /-greek(-ext)?-/;

const packages = ['eczar', 'figtree'];

const require = createRequire(import.meta.url);

/** Output folder of the fonts and the style sheet that `boot.ts` imports; not committed. */
const generated = path.resolve(import.meta.dirname, '../../src/generated');

/** Writes a style sheet with the common subsets first, and the other characters in files loaded on demand. */
export function fontSubsets(): Plugin {
  return {
    name: 'font-subsets',
    async config() {
      mkdirSync(generated, { recursive: true });
      const styles = await Promise.all(packages.map(facesOf));
      writeFileSync(path.join(generated, 'fonts.css'), styles.flat().join('\n'));
    },
  };
}

async function facesOf(name: string): Promise<string[]> {
  const sheet = require.resolve(`@fontsource-variable/${name}/index.css`);
  const folder = path.dirname(sheet);
  const styles = [...readFileSync(sheet, 'utf8').matchAll(face)].filter(([, font = '']) => !LEFT_OUT.test(font));
  return Promise.all(
    styles.map(async ([style, font]) => {
      const cut = cuts.find((one) => one.font === font);
      const whole = withUrl(style, (file) => path.join(folder, file));
      if (!cut) return whole;
      const common = withUrl(
        withRanges(style, () => cut.characters),
        () => path.join(generated, `${cut.as}.woff2`),
      );
      await writeFont(path.join(folder, 'files'), cut);
      return `${withRanges(whole, (ranges) => rangesWithout(ranges, cut.characters))}\n${common}`;
    }),
  );
}

/** @param fileOf the file of the one that the package names */
const withUrl = (style: string, fileOf: (file: string) => string): string =>
  style.replace(/url\(([^)]*)\)/, (_, file: string) => {
    const way = path.relative(generated, fileOf(file)).replaceAll('\\', '/');
    return `url(${way.startsWith('.') ? way : `./${way}`})`;
  });

/** Unicode ranges must not overlap: Chromium would request the full font while the subset loads. */
const withRanges = (style: string, change: (ranges: string) => string): string =>
  style.replace(/(?<=unicode-range: )[^;]+/, change);

async function writeFont(folder: string, { font, weights, characters, as }: Cut): Promise<void> {
  const whole = readFileSync(path.join(folder, `${font}.woff2`));
  const text = charactersOf(characters);
  const subset = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: { wght: weights } });
  writeFileSync(path.join(generated, `${as}.woff2`), subset);
}
