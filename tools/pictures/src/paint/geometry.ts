/** A point in pixels, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Degrees to radians. */
export const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The point `distance` away from another at an angle in radians. */
export const polar = (from: Point, angle: number, distance: number): Point => ({
  x: from.x + Math.cos(angle) * distance,
  y: from.y + Math.sin(angle) * distance,
});

/** Coordinates with one decimal, as a compromise between precision and file size. */
export const n = (value: number) => String(Math.round(value * 10) / 10);

/** A smooth path through the points (Catmull-Rom as Bezier curves). */
export function smoothPath(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index));
    return points[wrapped] ?? { x: 0, y: 0 };
  };
  let path = `M${n(at(0).x)} ${n(at(0).y)}`;
  const segments = closed ? count : count - 1;
  for (let index = 0; index < segments; index += 1) {
    const [before, here, there, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    path +=
      `C${n(here.x + (there.x - before.x) / 6)} ${n(here.y + (there.y - before.y) / 6)} ` +
      `${n(there.x - (after.x - here.x) / 6)} ${n(there.y - (after.y - here.y) / 6)} ${n(there.x)} ${n(there.y)}`;
  }
  return closed ? `${path}Z` : path;
}

/** A path of straight pieces. */
export const straightPath = (points: readonly Point[], closed = true) =>
  `M${points.map((point) => `${n(point.x)} ${n(point.y)}`).join('L')}${closed ? 'Z' : ''}`;

/** A point on a curve with its direction (radians). */
export interface Bearing extends Point {
  readonly angle: number;
}

/** A smooth curve through the given points: 0 is its start, 1 its end. */
export function curveThrough(points: readonly Point[]): (t: number) => Bearing {
  const last = points.length - 1;
  const at = (index: number): Point => points[Math.max(0, Math.min(last, index))] ?? { x: 0, y: 0 };
  const place = (t: number): Point => {
    const scaled = Math.max(0, Math.min(0.99999, t)) * last;
    const index = Math.floor(scaled);
    const f = scaled - index;
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const blend = (p: number, q: number, r: number, s: number) =>
      0.5 * (2 * q + (r - p) * f + (2 * p - 5 * q + 4 * r - s) * f * f + (3 * q - p - 3 * r + s) * f * f * f);
    return { x: blend(a.x, b.x, c.x, d.x), y: blend(a.y, b.y, c.y, d.y) };
  };
  return (t) => {
    const [back, ahead] = [place(t - 0.004), place(t + 0.004)];
    return { ...place(t), angle: Math.atan2(ahead.y - back.y, ahead.x - back.x) };
  };
}
