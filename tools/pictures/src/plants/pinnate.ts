import type { Drawing } from '../paint/drawing.ts';
import { polar, radians } from '../paint/geometry.ts';
import { leaf, type Leaf } from './leaf.ts';
import { thread, type Stem } from './stem.ts';

/** How the leaflets of a compound leaf look; `size` is the longest leaflet in pixels. */
export interface Leaflets extends Pick<Leaf, 'shape' | 'margin' | 'teeth' | 'veins' | 'colour'> {
  readonly pairs: number;
  readonly size: number;
  readonly slender: number;
  readonly spread: number;
  readonly bend: number;
  readonly stalk?: number;
  readonly from?: number;
  readonly ending?: boolean;
}

/** A compound leaf: leaflets in pairs along a rachis, with or without one at its end. */
export function pinnate(drawing: Drawing, rachis: Stem, leaflets: Leaflets): string {
  const { pairs, size, slender, spread, bend, stalk = 5, from = 0.16, ending = true, ...look } = leaflets;
  let svg = '';
  for (let index = 0; index < pairs; index += 1) {
    const t = from + ((0.97 - from) * index) / pairs;
    const node = rachis.at(t);
    const length = size * (0.62 + 0.38 * Math.sin(Math.PI * (0.2 + t * 0.7))) * drawing.random.between(0.93, 1.05);
    for (const side of [-1, 1]) {
      const angle = node.degrees + side * (spread - t * 14) + drawing.random.sway(6);
      const at = polar(node, radians(angle), stalk);
      svg += thread(node, at, 0, '#8F9A5C', 1.4);
      svg += leaf(drawing, {
        ...look,
        at,
        angle,
        length,
        width: length * slender,
        bend: side * bend,
        turn: side * 0.25,
      });
    }
  }
  const tip = rachis.at(1);
  if (ending)
    svg += leaf(drawing, { ...look, at: tip, angle: tip.degrees, length: size * 0.95, width: size * slender, bend: 6 });
  return rachis.svg + svg;
}
