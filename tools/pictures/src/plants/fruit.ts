import { darken, lighten, mix, type Colour } from '../paint/colour.ts';
import type { Drawing } from '../paint/drawing.ts';
import { n, smoothPath, type Point } from '../paint/geometry.ts';
import { radial } from '../paint/gradient.ts';

/** The paint of a round thing lit from the upper left, with light returned along its shaded rim. */
function roundFill(drawing: Drawing, colour: Colour): string {
  return radial(
    drawing,
    [
      [0, lighten(colour, 0.55)],
      [0.3, lighten(colour, 0.12)],
      [0.68, darken(colour, 0.12)],
      [0.92, darken(colour, 0.38)],
      [1, mix(darken(colour, 0.2), '#ffffff', 0.08)],
    ],
    [0.33, 0.28],
    0.52,
  );
}

/** A berry, drupe or seed: an ellipse turned by `angle` degrees. Radii in pixels. */
export function berry(drawing: Drawing, at: Point, rx: number, ry: number, colour: Colour, angle = 0): string {
  return (
    `<g transform="translate(${n(at.x)} ${n(at.y)}) rotate(${n(angle)})">` +
    `<ellipse rx="${n(rx)}" ry="${n(ry)}" fill="${roundFill(drawing, colour)}" stroke="${darken(colour, 0.55)}" stroke-width="${n(Math.max(0.5, rx / 24))}" stroke-opacity="0.6"/>` +
    `<ellipse cx="${n(-rx * 0.35)}" cy="${n(-ry * 0.4)}" rx="${n(rx * 0.2)}" ry="${n(ry * 0.13)}" fill="#fff" opacity="0.6" transform="rotate(-35)"/></g>`
  );
}

/** A lump with an outline of its own: rhizomes, resin, husks. Points run round it. */
export function lump(drawing: Drawing, points: readonly Point[], colour: Colour, pen = 1.1): string {
  const outline = smoothPath(points, true);
  return `<path d="${outline}" fill="${roundFill(drawing, colour)}" stroke="${darken(colour, 0.55)}" stroke-width="${n(pen)}" stroke-opacity="0.65"/>`;
}

/** An uneven ring of points round a centre, for lumps. */
export function unevenRing(
  drawing: Drawing,
  at: Point,
  rx: number,
  ry: number,
  unevenness: number,
  count = 9,
): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    const share = 1 + drawing.random.sway(unevenness);
    return { x: at.x + Math.cos(angle) * rx * share, y: at.y + Math.sin(angle) * ry * share };
  });
}
