import type { Point } from '../paint/geometry.ts';

/** Bends a flat label onto its vessel. */
export type Wrap = (flat: Point) => Point;

/** A label that stays flat: pouches and tubes' faces. */
export const flat: Wrap = (point) => point;

/**
 * Around a cylinder seen from slightly above: letters narrow towards the sides, lines sag in the middle.
 *
 * @param radius of the cylinder, in pixels
 * @param sag how far the middle of a line hangs below its ends at the cylinder's edge, in pixels
 */
export const around =
  (radius: number, sag: number): Wrap =>
  ({ x, y }) => {
    const angle = Math.max(-1.5, Math.min(1.5, x / radius));
    return { x: radius * Math.sin(angle), y: y + sag * Math.cos(angle) };
  };
