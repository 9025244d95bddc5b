import type { Colour } from '../paint/colour.ts';
import { n } from '../paint/geometry.ts';

/** A window with a round head, its foot's middle at (x, y). */
export const archShape = (x: number, y: number, half: number, tall: number, paint: string) =>
  `<path d="M${n(x - half)} ${n(y)}V${n(y - tall + half)}A${n(half)} ${n(half)} 0 0 1 ${n(x + half)} ${n(y - tall + half)}V${n(y)}Z" fill="${paint}"/>`;

/** The hairline frame of a specimen sheet, doubled. */
export const plateFrame = (width: number, height: number, inset: number, colour: Colour) =>
  `<rect x="${inset}" y="${inset}" width="${width - inset * 2}" height="${height - inset * 2}" fill="none" stroke="${colour}" stroke-width="1.6"/>` +
  `<rect x="${inset + 9}" y="${inset + 9}" width="${width - inset * 2 - 18}" height="${height - inset * 2 - 18}" fill="none" stroke="${colour}" stroke-width="0.8"/>`;
