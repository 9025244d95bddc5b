import type { Colour } from '../paint/colour.ts';
import type { Drawing } from '../paint/drawing.ts';
import { polar, radians, type Point } from '../paint/geometry.ts';
import { leaf, type Leaf } from './leaf.ts';
import { stem, thread, type Stem } from './stem.ts';

/** A place on a stalk from which something grows. */
export type Node = ReturnType<Stem['at']>;

/** A stalk and what grows along it. */
export interface Shoot {
  readonly points: readonly Point[];
  readonly colour: Colour;
  /** Width of the stalk at its foot and at its tip, in pixels. */
  readonly foot: number;
  readonly tip: number;
  readonly nodes: number;
  /** The first node (0..1 along the stalk). */
  readonly from?: number;
  /** Leaves in pairs, or on one side after the other. */
  readonly isPaired?: boolean;
  /** Draws what grows at a node; `t` runs from 0 at the first node to 1 at the tip. */
  readonly grow: (node: Node, side: 1 | -1, t: number, index: number) => string;
}

/** Draws a stalk over the leaves that it carries. */
export function shoot({ points, colour, foot, tip, nodes, from = 0.15, isPaired = false, grow }: Shoot): Stem {
  const stalk = stem(points, colour, foot, tip);
  let svg = '';
  for (let index = 0; index < nodes; index += 1) {
    const t = index / Math.max(1, nodes - 1);
    const node = stalk.at(from + (1 - from) * t);
    if (isPaired || index % 2 === 0) svg += grow(node, -1, t, index);
    if (isPaired || index % 2 === 1) svg += grow(node, 1, t, index);
  }
  return { ...stalk, svg: svg + stalk.svg };
}

/** A leaf on a stalk of its own. */
export function stalkedLeaf(
  drawing: Drawing,
  from: Point,
  stalk: number,
  stalkColour: Colour,
  blade: Omit<Leaf, 'at'>,
): string {
  const at = polar(from, radians(blade.angle), stalk);
  return (
    thread(from, at, stalk * 0.06, stalkColour, Math.max(1.2, blade.length / 60)) + leaf(drawing, { ...blade, at })
  );
}

/** Points of a gentle curve from a foot, leaning to one side. */
export const leaning = (foot: Point, lean: number, tall: number): Point[] => [
  foot,
  { x: foot.x + lean * 0.22, y: foot.y - tall * 0.36 },
  { x: foot.x + lean * 0.62, y: foot.y - tall * 0.72 },
  { x: foot.x + lean, y: foot.y - tall },
];
