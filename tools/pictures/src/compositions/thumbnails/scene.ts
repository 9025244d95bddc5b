import type { Drawing } from '../../paint/drawing.ts';
import { blur } from '../../paint/filter.ts';
import type { PlantName } from '../../plants/plants.ts';
import { contactShadow, paintedPlant } from '../ground.ts';
import { plateFrame } from '../shapes.ts';

/** Thumbnails are 16:10. */
export const thumbnailSize = { width: 960, height: 600 } as const;

/** The content of a thumbnail, without the paper texture. */
export type Scene = (drawing: Drawing) => string;

/** A thing on the ground with its shadow; `half` is half its width before scaling. */
export const standing = (drawing: Drawing, x: number, y: number, scale: number, half: number, art: string) =>
  contactShadow(drawing, x, y, half * scale, 20 * scale, 180 * scale) +
  `<g transform="translate(${x} ${y}) scale(${scale})">${art}</g>`;

/** Paper lying on the ground, its upper left corner at (x, y), turned about it. */
export const lyingPaper = (
  drawing: Drawing,
  [x, y, turn]: readonly [x: number, y: number, turn: number],
  [width, height]: readonly [width: number, height: number],
  art: string,
) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="7" y="11" width="${width}" height="${height}" fill="#2A2416" opacity="0.28" filter="${blur(drawing, 7)}"/><rect width="${width}" height="${height}" fill="#FBF8EF"/>${art}</g>`;

const sheetSize = [360, 490] as const;

/** A framed specimen sheet with one plant. */
export const specimen = (drawing: Drawing, x: number, y: number, turn: number, name: PlantName) =>
  lyingPaper(
    drawing,
    [x, y, turn],
    sheetSize,
    plateFrame(...sheetSize, 18, '#9A9274') + paintedPlant(drawing, name, 180, 446, 0.55),
  );
