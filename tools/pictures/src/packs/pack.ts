import type { Colour } from '../paint/colour.ts';
import type { Plate } from '../plates/plate.ts';
import type { Tint } from '../plates/tints.ts';

/** The ways a label is laid out. */
export type LayoutName = 'specimen' | 'band' | 'split' | 'numeral' | 'arch' | 'deep';

/** What closes a pack. */
export type Closure = 'black' | 'brass' | 'ivory' | 'wood' | 'steel';

/** A product's pack as it stands on the shelf: what is printed, and what it is made of. */
export interface Pack {
  readonly plate: Plate;
  readonly tint: Tint;
  readonly layout: LayoutName;
  /** The vessel's own colour: glass, ceramic, paper or lacquer. */
  readonly body: Colour;
  readonly closure: Closure;
  /** The label's stock, its ink and its accent. */
  readonly stock: Colour;
  readonly ink: Colour;
  readonly accent: Colour;
  /** Proportions: how much wider and taller than the ordinary vessel (around 1). */
  readonly girth: number;
  readonly stature: number;
}
