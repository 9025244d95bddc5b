import type { Colour } from '../paint/colour.ts';
import type { Plate } from '../plates/plate.ts';
import type { Tint } from '../plates/tints.ts';

/** Label layouts. */
export type LayoutName = 'specimen' | 'band' | 'split' | 'numeral' | 'arch' | 'deep';

/** Closures of packs. */
export type Closure = 'black' | 'brass' | 'ivory' | 'wood' | 'steel';

/** The design of a product's pack: print and materials. */
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
  /** Proportions relative to the default vessel (about 1). */
  readonly girth: number;
  readonly stature: number;
}
