import { darken, lighten, type Colour } from '../paint/colour.ts';
import type { Drawing } from '../paint/drawing.ts';
import { n, radians, smoothPath, straightPath, type Point } from '../paint/geometry.ts';
import { linear } from '../paint/gradient.ts';

/** Outlines of blades, as botanists name them. */
export type BladeShape =
  'ovate' | 'lanceolate' | 'elliptic' | 'obovate' | 'round' | 'linear' | 'heart' | 'oblong' | 'petal';

/** One leaf (or petal) to draw. Lengths in pixels, angles in degrees, 0 pointing right and -90 up. */
export interface Leaf {
  readonly at: Point;
  readonly angle: number;
  readonly length: number;
  readonly width: number;
  readonly shape: BladeShape;
  readonly colour: Colour;
  /** How much the blade curls along its midrib, in degrees. */
  readonly bend?: number;
  readonly margin?: 'serrate' | 'crenate' | 'wavy';
  readonly teeth?: number;
  /** Side veins on each half. */
  readonly veins?: number;
  /** -1..1: the blade turned towards one side, so that one half shows less. */
  readonly turn?: number;
  readonly veinColour?: Colour;
}

/** How far along the blade it is widest, as powers of t and 1 - t. */
const profiles: Record<Exclude<BladeShape, 'heart'>, readonly [base: number, tip: number]> = {
  ovate: [0.55, 0.95],
  lanceolate: [0.62, 1.05],
  elliptic: [0.72, 0.78],
  obovate: [1.05, 0.5],
  round: [0.5, 0.5],
  linear: [0.3, 0.6],
  oblong: [0.36, 0.4],
  petal: [0.9, 0.42],
};

const heart: readonly (readonly [number, number])[] = [
  [0, 0],
  [-0.07, 0.16],
  [-0.1, 0.5],
  [-0.02, 0.8],
  [0.14, 0.98],
  [0.32, 0.98],
  [0.52, 0.78],
  [0.7, 0.5],
  [0.86, 0.22],
  [1, 0],
];

function halfOutline(shape: BladeShape, steps: number): (readonly [along: number, out: number])[] {
  if (shape === 'heart') return [...heart];
  const [base, tip] = profiles[shape];
  const widest = base / (base + tip);
  const peak = widest ** base * (1 - widest) ** tip;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    return [t, (t ** base * (1 - t) ** tip) / peak] as const;
  });
}

const marginDepth = (margin: Leaf['margin'], phase: number): number => {
  if (margin === 'serrate') return (phase - 0.35) * 0.12;
  if (margin === 'crenate') return (Math.sin(phase * Math.PI) - 0.6) * 0.1;
  if (margin === 'wavy') return Math.sin(phase * Math.PI * 2) * 0.06;
  return 0;
};

/** Places of a blade: `u` along its midrib (0..1), `v` across it (-1..1 at the margin where it is widest). */
export function bladePlaces({ at, angle, length, width, bend = 0, turn = 0 }: Leaf): (u: number, v: number) => Point {
  return (u, v) => {
    const heading = radians(angle + bend * (u - 0.3));
    const spine = radians(angle + (bend * (u - 0.6)) / 2);
    const half = (width / 2) * (v * turn > 0 ? 1 - Math.abs(turn) * 0.55 : 1);
    return {
      x: at.x + Math.cos(spine) * length * u - Math.sin(heading) * half * v,
      y: at.y + Math.sin(spine) * length * u + Math.cos(heading) * half * v,
    };
  };
}

function side(leaf: Leaf, sign: 1 | -1, place: (u: number, v: number) => Point): Point[] {
  const { shape, margin, teeth = 12 } = leaf;
  if (!margin) return halfOutline(shape, 11).map(([u, v]) => place(u, sign * v));
  return halfOutline(shape, teeth * (margin === 'serrate' ? 3 : 4)).map(([u, v]) => {
    const phase = (u * teeth) % 1;
    return place(u, sign * (v + marginDepth(margin, phase) * Math.min(1, v * 2.2)));
  });
}

function veinPaths(leaf: Leaf, place: (u: number, v: number) => Point): string {
  const { veins = 0, shape } = leaf;
  const outline = halfOutline(shape, 20);
  const reach = (u: number) => outline.find(([along]) => along >= u)?.[1] ?? 0;
  let data = '';
  for (let index = 0; index < veins; index += 1) {
    const from = 0.06 + (0.8 * index) / veins;
    const to = Math.min(0.97, from + 0.17);
    for (const sign of [1, -1]) {
      const [start, control, end] = [
        place(from, 0),
        place(from + 0.1, sign * reach(to) * 0.42),
        place(to, sign * reach(to) * 0.88),
      ];
      data += `M${n(start.x)} ${n(start.y)}Q${n(control.x)} ${n(control.y)} ${n(end.x)} ${n(end.y)}`;
    }
  }
  return data;
}

/** A leaf in line and wash: two halves in light and shade, veins left pale, a fine broken contour. */
export function leaf(drawing: Drawing, blade: Leaf): string {
  const { colour, length, shape, margin, veinColour = lighten(colour, 0.55) } = blade;
  const place = bladePlaces(blade);
  const [left, right] = [side(blade, -1, place), side(blade, 1, place)];
  const around = [...left, ...right.slice(1, -1).reverse()];
  const outline = margin === 'serrate' ? straightPath(around) : smoothPath(around, true);
  const rib = Array.from({ length: 6 }, (_, index) => place(index / 5.1, 0));
  const lit = Math.cos(((blade.angle % 360) * Math.PI) / 180) >= 0 ? right : left;
  const shade = straightPath([...lit, ...[...rib].reverse()]);
  const fill = linear(
    drawing,
    [
      [0, lighten(colour, 0.2)],
      [0.55, colour],
      [1, darken(colour, 0.16)],
    ],
    [0.1, 0],
    [0.7, 1],
  );
  const pen = Math.max(0.5, Math.min(1.5, length / 130));
  const petal = shape === 'petal';
  return (
    `<path d="${outline}" fill="${fill}"/>` +
    `<path d="${shade}" fill="${darken(colour, 0.45)}" opacity="${petal ? 0.07 : 0.2}"/>` +
    (blade.veins
      ? `<path d="${veinPaths(blade, place)}" fill="none" stroke="${veinColour}" stroke-width="${n(pen * 0.8)}" opacity="${petal ? 0.35 : 0.5}"/>`
      : '') +
    (petal
      ? ''
      : `<path d="${smoothPath(rib)}" fill="none" stroke="${veinColour}" stroke-width="${n(pen * 1.5)}" stroke-linecap="round" opacity="0.75"/>`) +
    `<path d="${outline}" fill="none" stroke="${darken(colour, 0.5)}" stroke-width="${n(pen)}" stroke-linejoin="round" opacity="0.6"/>`
  );
}
