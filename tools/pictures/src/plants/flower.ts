import { darken, type Colour } from '../paint/colour.ts';
import type { Drawing } from '../paint/drawing.ts';
import { polar, radians, type Point } from '../paint/geometry.ts';
import { berry } from './fruit.ts';
import { leaf, type BladeShape } from './leaf.ts';
import { thread } from './stem.ts';

/** An open flower seen from the front or tilted (tilt 1 = full face, 0.4 = from the side). Sizes in pixels. */
export interface Flower {
  readonly at: Point;
  readonly radius: number;
  readonly petals: number;
  readonly colour: Colour;
  readonly heart: Colour;
  readonly petalWidth?: number;
  readonly shape?: BladeShape;
  readonly stamens?: number;
  readonly turn?: number;
}

/** A simple flower: petals in a ring, stamens, a heart. */
export function flower(drawing: Drawing, bloom: Flower): string {
  const { at, radius, petals, colour, heart, petalWidth = 0.8, shape = 'petal', stamens = 0, turn = 0 } = bloom;
  let svg = '';
  for (let index = 0; index < petals; index += 1) {
    const angle = turn + (index * 360) / petals + drawing.random.sway(6);
    svg += leaf(drawing, {
      at,
      angle,
      length: radius * drawing.random.between(0.92, 1.06),
      width: radius * petalWidth,
      shape,
      colour: index % 2 === 0 ? colour : darken(colour, 0.05),
      veins: radius > 18 ? 4 : 0,
      veinColour: darken(colour, 0.22),
      bend: drawing.random.sway(16),
    });
  }
  for (let index = 0; index < stamens; index += 1) {
    const end = polar(at, radians(turn + 20 + (index * 360) / stamens), radius * drawing.random.between(0.36, 0.52));
    svg += thread(at, end, drawing.random.sway(3), '#F3EBC8', Math.max(0.6, radius / 30));
    svg += berry(drawing, end, radius * 0.055, radius * 0.055, '#D9A32B');
  }
  return svg + berry(drawing, at, radius * 0.16, radius * 0.15, heart);
}
