import type { Pack } from '../packs/pack.ts';
import { fitIngredients } from './ingredient-list.ts';
import type { Box, LabelSheet } from './sheet.ts';

/** The size of small print in pixels: by the label's width, less on a low label. */
export const smallPrint = ({ reach, height }: LabelSheet) => Math.max(11, Math.min(reach * 0.092, height * 0.047));

/** Position and size of a product's name. */
export interface TitlePlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly align: 'start' | 'middle';
  readonly room: number;
  readonly lines: number;
}

/** Positions of a label's name, plant and list. */
export interface Arrangement {
  readonly title: TitlePlace;
  readonly plant: Box;
  readonly list: Box;
}

/** A layout's preferences for name and plant. */
export interface Wish {
  /** The plant's position: above the name, below it, or always beside it. */
  readonly plant: 'above' | 'below' | 'beside';
  /** Room kept free above name and plant, in pixels. */
  readonly head?: number;
}

/** Maximum share of the list in a label's middle; it grows with the number of plants. */
const listShare = ({ plate }: Pack) => Math.min(0.76, 0.5 + plate.ingredients.length * 0.045);

/** On a label wider than this, relative to its height, the list is beside the name. */
const WIDE = 2;

/** Descent of letters as a share of their size. */
const DESCENT = 0.26;

/** A plant lower than this, relative to the label's width, is beside the name. */
const LOW_PLANT = 0.4;

/** Divides a label's middle: the list as large as allowed, then the name, then the plant. */
export function arrange(sheet: LabelSheet, pack: Pack, zone: Box, { plant, head = 0 }: Wish): Arrangement {
  const small = smallPrint(sheet);
  const tall = zone.foot - zone.top;
  const isWide = zone.right - zone.left > tall * WIDE;
  const middle = (zone.left + zone.right) / 2;
  const listLeft = isWide ? middle + small * 0.4 : zone.left;
  const fitted = fitIngredients(pack, zone.right - listLeft, isWide ? tall : tall * listShare(pack));
  const list = isWide
    ? { ...zone, left: listLeft, top: zone.top + (tall - fitted.height) / 2 }
    : { ...zone, top: zone.foot - fitted.height };
  const hero = isWide ? { ...zone, right: middle - small * 0.8 } : { ...zone, foot: list.top - small * 0.9 };
  const [width, room] = [hero.right - hero.left, hero.foot - hero.top];
  const measure = (size: number, across: number, lines: number) =>
    sheet.title(pack.plate.name, 0, 0, { face: 'titleBold', size }, pack.ink, across, lines).height + size * DESCENT;

  const size = Math.min(width * 0.165, sheet.height * 0.12);
  const name = measure(size, width, 2);
  const plantRoom = room - name - head - small * 0.9;
  if (plant !== 'beside' && plantRoom >= width * LOW_PLANT) {
    const isAbove = plant === 'above';
    const title = {
      x: (hero.left + hero.right) / 2,
      y: isAbove ? hero.foot - name : hero.top,
      size,
      align: 'middle',
      room: width,
      lines: 2,
    } as const;
    const standing = isAbove
      ? { ...hero, top: hero.top + head, foot: hero.top + head + plantRoom }
      : { ...hero, top: hero.foot - plantRoom };
    return { title, plant: standing, list };
  }
  const across = width * 0.6;
  let beside = Math.min(width * 0.15, sheet.height * 0.12);
  while (beside > 12 && measure(beside, across, 3) > room - head) beside -= 1;
  const besideName = measure(beside, across, 3);
  const title = {
    x: hero.left,
    y: head > 0 ? hero.foot - besideName : hero.top + (room - besideName) / 2,
    size: beside,
    align: 'start',
    room: across,
    lines: 3,
  } as const;
  return { title, plant: { ...hero, left: hero.left + across + small * 0.4 }, list };
}
