import { darken, lighten, type Colour } from '../paint/colour.ts';
import { curveThrough, n, polar, smoothPath, type Bearing, type Point } from '../paint/geometry.ts';

/** A stalk that has been drawn, and the way along it for whatever grows from it. */
export interface Stem {
  readonly svg: string;
  /** A place on the stalk: 0 at its foot, 1 at its tip; the angle in degrees. */
  at(t: number): Bearing & { readonly degrees: number };
}

/** A tapering stalk through the points, lit from the left. Widths in pixels. */
export function stem(points: readonly Point[], colour: Colour, foot: number, tip: number): Stem {
  const along = curveThrough(points);
  const steps = Math.max(8, points.length * 5);
  const edge = (sign: number, share = 0.5) =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const t = step / steps;
      const here = along(t);
      return polar(here, here.angle + Math.PI / 2, sign * share * (foot + (tip - foot) * t));
    });
  const shape = `${smoothPath([...edge(1), ...edge(-1).reverse()], true)}`;
  const pen = Math.max(0.5, Math.min(1.3, foot / 9));
  return {
    svg:
      `<path d="${shape}" fill="${colour}" stroke="${darken(colour, 0.5)}" stroke-width="${n(pen)}" stroke-opacity="0.6"/>` +
      `<path d="${smoothPath(edge(0.5, 0.45))}" fill="none" stroke="${darken(colour, 0.45)}" stroke-width="${n(Math.max(0.5, foot * 0.25))}" opacity="0.3"/>` +
      `<path d="${smoothPath(edge(-0.5, 0.4))}" fill="none" stroke="${lighten(colour, 0.6)}" stroke-width="${n(Math.max(0.4, foot * 0.16))}" opacity="0.5"/>`,
    at: (t) => {
      const here = along(t);
      return { ...here, degrees: (here.angle * 180) / Math.PI };
    },
  };
}

/** A thread: a leaf's stalk, a stamen, a rootlet. */
export function thread(from: Point, to: Point, bow: number, colour: Colour, width: number): string {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const angle = Math.atan2(to.y - from.y, to.x - from.x) + Math.PI / 2;
  const control = polar(middle, angle, bow);
  const data = `M${n(from.x)} ${n(from.y)}Q${n(control.x)} ${n(control.y)} ${n(to.x)} ${n(to.y)}`;
  return (
    `<path d="${data}" fill="none" stroke="${darken(colour, 0.3)}" stroke-width="${n(width + 0.7)}" stroke-linecap="round" opacity="0.6"/>` +
    `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round"/>`
  );
}
