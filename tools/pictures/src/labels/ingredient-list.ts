import { breakLines, lineWidth, type Setting } from '../lettering/lettering.ts';
import type { Pack } from '../packs/pack.ts';
import type { Colour } from '../paint/colour.ts';
import type { Box, LabelSheet } from './sheet.ts';
import { alsoLine } from './words.ts';

/** Heights and sizes, as multiples of the size of the plants' names. */
const HEAD = 1.42;
const ROW = { oneLine: 1.42, twoLines: 2.2 } as const;
const GAP = 0.6;
const ALSO = 1.06;
const LATIN_SIZE = 0.84;
const ALSO_SIZE = 0.9;

/** The largest size, in pixels, and by the list's width. */
const MAX_SIZE = 21;
const MAX_SHARE = 0.085;

/** Smaller names are unreadable on a card. */
const MIN_SIZE = 12;

const settings = (size: number) =>
  ({
    head: { face: 'textBold', size: size * ALSO_SIZE, align: 'start' },
    name: { face: 'textBold', size, align: 'start' },
    part: { face: 'text', size, align: 'start' },
    amount: { face: 'textBold', size, align: 'end' },
    latin: { face: 'italic', size: size * LATIN_SIZE, align: 'start' },
    also: { face: 'text', size: size * ALSO_SIZE, align: 'start' },
  }) as const satisfies Record<string, Setting>;

const alsoLines = (pack: Pack, width: number, size: number): string[] =>
  alsoLine(pack) === '' ? [] : breakLines(alsoLine(pack), width, settings(size).also);

type Row = keyof typeof ROW;

const heightAt = (pack: Pack, width: number, size: number, row: Row) =>
  size * (HEAD + pack.plate.ingredients.length * ROW[row] + alsoLines(pack, width, size).length * ALSO);

function isFitting(pack: Pack, width: number, tall: number, size: number, row: Row): boolean {
  const { name, part, amount, latin } = settings(size);
  const rows = pack.plate.ingredients.map(
    (plant) =>
      lineWidth(plant.name, name) +
      lineWidth(plant.part, part) +
      lineWidth(plant.amount, amount) +
      size * GAP * 2 +
      (row === 'oneLine' ? lineWidth(plant.binomial, latin) + size * GAP : 0),
  );
  return heightAt(pack, width, size, row) <= tall && Math.max(...rows) <= width;
}

/** Typesetting of a list: size of the plants' names, total height, and position of the Latin names. */
interface Fitted {
  readonly size: number;
  readonly height: number;
  readonly row: Row;
}

function fitRows(pack: Pack, width: number, tall: number, row: Row): Fitted {
  let size = Math.min(MAX_SIZE, width * MAX_SHARE);
  while (size > MIN_SIZE && !isFitting(pack, width, tall, size, row)) size -= 0.25;
  return { size: isFitting(pack, width, tall, size, row) ? size : 0, height: heightAt(pack, width, size, row), row };
}

/** The list as large as it can be in a width, no taller than `tall`: Latin names under the others, or beside them. */
export function fitIngredients(pack: Pack, width: number, tall: number): Fitted {
  const [under, beside] = [fitRows(pack, width, tall, 'twoLines'), fitRows(pack, width, tall, 'oneLine')];
  const fitted = beside.size > under.size ? beside : under;
  if (fitted.size === 0) throw new Error(`The label of ${pack.plate.slug} is too small for its ingredients.`);
  return fitted;
}

/** Prints every plant with its part, its amount and its Latin name, then what else is in the pack. */
export function printIngredients(sheet: LabelSheet, pack: Pack, box: Box, ink: Colour, accent: Colour): string {
  const { left, right, top, foot } = box;
  const width = right - left;
  const { size, row } = fitIngredients(pack, width, foot - top);
  const set = settings(size);
  let y = top + size * 0.86;
  let svg = sheet.line(pack.plate.per, left, y, set.head, accent, width);
  y = top + size * HEAD;
  for (const { name, part, amount, binomial } of pack.plate.ingredients) {
    const partAt = left + lineWidth(name, set.name) + size * 0.3;
    const latinAt =
      row === 'oneLine'
        ? { x: partAt + lineWidth(part, set.part) + size * GAP, y: y + size * 0.8 }
        : { x: left, y: y + size * 1.7 };
    svg +=
      sheet.rule(y - size * 0.24, left, right, accent, 0.8) +
      sheet.line(name, left, y + size * 0.8, set.name, ink) +
      sheet.line(part, partAt, y + size * 0.8, set.part, ink) +
      sheet.line(amount, right, y + size * 0.8, set.amount, ink) +
      sheet.line(binomial, latinAt.x, latinAt.y, set.latin, accent);
    y += size * ROW[row];
  }
  for (const [index, words] of alsoLines(pack, width, size).entries()) {
    if (index === 0) svg += sheet.rule(y - size * 0.24, left, right, accent, 0.8);
    svg += sheet.line(words, left, y + size * 0.74, set.also, ink);
    y += size * ALSO;
  }
  return svg;
}
