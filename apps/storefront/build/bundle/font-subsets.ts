import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
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

const packages = ['eczar', 'figtree'];

const require = createRequire(import.meta.url);

/** Where the fonts and their style sheet are written, which `boot.ts` imports; not committed. */
const generated = path.resolve(import.meta.dirname, '../../src/generated');

/** Writes a style sheet that puts first what every page shows; what few show has files that are fetched when a page does. */
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

/**
 * Each character is one file's: where two have it, Chromium asks for the second too while the first is on its way, and the
 * whole font would come after all.
 */
const withRanges = (style: string, change: (ranges: string) => string): string =>
  style.replace(/(?<=unicode-range: )[^;]+/, change);

async function writeFont(folder: string, { font, weights, characters, as }: Cut): Promise<void> {
  const whole = readFileSync(path.join(folder, `${font}.woff2`));
  const text = charactersOf(characters);
  const subset = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: { wght: weights } });
  writeFileSync(path.join(generated, `${as}.woff2`), subset);
}
