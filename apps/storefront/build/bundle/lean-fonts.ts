import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Of texts: all in between. */
const TEXT_WEIGHTS = { min: 400, max: 700, default: 400 };

/** The fonts of the first view, cut to what is shown there: a slow line brings them beside the first picture. */
const cuts: readonly Cut[] = [
  // Headings are drawn in one weight.
  { font: 'eczar-latin-wght-normal', weights: 500 },
  { font: 'figtree-latin-wght-normal', weights: TEXT_WEIGHTS },
];

/** The one sign of its file that is on every page gets a file of its own. */
const RUPEE = { font: 'figtree-latin-ext-wght-normal', code: 0x20b9, file: 'figtree-rupee-wght-normal' };
const RUPEE_RANGE = 'U+20AD-20C0';
const WITHOUT_RUPEE = 'U+20AD-20B8,U+20BA-20C0';

/** The files that the first view waits for, by how their names begin. */
export const firstFonts: readonly string[] = [...cuts.map(({ font }) => font), RUPEE.file];

interface Cut {
  /** Its file's name in the package, without an ending. */
  font: string;
  /** All in between, or one that stands for all. */
  weights: number | { min: number; max: number; default: number };
}

/** As they are named in the package's style sheet. */
const face = /\/\* ([\w-]+) \*\/\s*@font-face \{[^}]*\}/g;

const made = path.resolve(import.meta.dirname, '../../node_modules/.fonts');

/** Takes out of the packages' fonts what no page shows. */
export function leanFonts(): Plugin {
  return {
    name: 'lean-fonts',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!/@fontsource-variable\/\w+\/index\.css$/.test(id)) return null;
      const folder = path.join(path.dirname(id), 'files');
      const styles = await Promise.all(
        [...code.matchAll(face)].map(async ([style, font = '']) => {
          const cut = cuts.find((one) => one.font === font);
          if (cut) return style.replace(/url\([^)]*\)/, await madeFont(folder, { ...cut, text: charactersOf(style) }));
          if (font !== RUPEE.font) return style;
          if (!style.includes(RUPEE_RANGE)) this.error(`${font} is for other characters now: see lean-fonts.ts.`);
          const text = String.fromCodePoint(RUPEE.code);
          const url = await madeFont(folder, { font, text, as: RUPEE.file, weights: TEXT_WEIGHTS });
          const rupee = style.replace(/url\([^)]*\)/, url).replace(/unicode-range: [^;]+/, 'unicode-range: U+20B9');
          return `${style.replace(RUPEE_RANGE, WITHOUT_RUPEE)}\n${rupee}`;
        }),
      );
      return { code: styles.join('\n'), map: null };
    },
  };
}

/** Makes the font's file. @returns it as a style sheet in the package's folder names it */
async function madeFont(
  folder: string,
  { font, weights, text, as = font }: Cut & { text: string; as?: string },
): Promise<string> {
  const whole = readFileSync(path.join(folder, `${font}.woff2`));
  const subset = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: { wght: weights } });
  const file = path.join(made, `${as}.woff2`);
  mkdirSync(made, { recursive: true });
  writeFileSync(file, subset);
  return `url(${path.relative(path.dirname(folder), file).replaceAll('\\', '/')})`;
}

/** All that a face is for, by its `unicode-range`. */
function charactersOf(style: string): string {
  const ranges = /unicode-range: ([^;]+)/.exec(style)?.[1]?.split(',') ?? [];
  return ranges
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .trim()
        .slice(2)
        .split('-')
        .map((code) => parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}
