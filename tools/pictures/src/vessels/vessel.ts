import type { Colour } from '../paint/colour.ts';
import type { Drawing } from '../paint/drawing.ts';
import type { Pack } from '../packs/pack.ts';

/** A drawn pack: the middle of its foot is at (0, 0), upwards is negative y. Sizes in pixels. */
export interface DrawnVessel {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** Half the depth of its foot on the ground, for the contact shadow. */
  readonly depth: number;
  /** The colour of the light through a glass pack. */
  readonly glow?: Colour;
}

/** Draws a pack with its label. */
export type Vessel = (drawing: Drawing, pack: Pack) => DrawnVessel;
