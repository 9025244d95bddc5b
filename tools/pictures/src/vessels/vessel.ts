import type { Colour } from '../paint/colour.ts';
import type { Drawing } from '../paint/drawing.ts';
import type { Pack } from '../packs/pack.ts';

/** A pack that has been drawn: its foot's middle is at (0, 0), y upwards is negative. Sizes in pixels. */
export interface DrawnVessel {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** Half the depth of its foot on the ground, for the contact shadow. */
  readonly depth: number;
  /** The colour of the light that comes through it, when it is of glass. */
  readonly glow?: Colour;
}

/** Draws a pack with its label. */
export type Vessel = (drawing: Drawing, pack: Pack) => DrawnVessel;
