import { lighten, type Colour } from '../paint/colour.ts';
import type { Drawing } from '../paint/drawing.ts';
import { blur } from '../paint/filter.ts';
import { n } from '../paint/geometry.ts';
import { radial, vertical } from '../paint/gradient.ts';

/** A studio light's reflection: a tall soft strip from `top` to `foot` around x. */
export function softbox(
  drawing: Drawing,
  x: number,
  top: number,
  foot: number,
  width: number,
  strength: number,
): string {
  const paint = vertical(drawing, [
    [0, '#FFFFFF', 0],
    [0.08, '#FFFFFF', strength],
    [0.6, '#FFFFFF', strength * 0.75],
    [1, '#FFFFFF', 0],
  ]);
  return `<rect x="${n(x - width / 2)}" y="${n(top)}" width="${n(width)}" height="${n(foot - top)}" rx="${n(width / 2)}" fill="${paint}" filter="${blur(drawing, Math.max(1.2, width / 9))}"/>`;
}

/** The reflection on a labelled body, between the print's left end and the vessel's edge. */
export const edgeLight = (drawing: Drawing, r: number, top: number, foot: number, strength: number): string =>
  softbox(drawing, -r * 0.895, top, foot, r * 0.07, strength);

/** A soft dark line where one part sits in another. `r` and `y` give the ring, `sag` its hang. */
export const seam = (r: number, y: number, sag: number, width: number, opacity: number, colour = '#0C0A06') =>
  `<path d="M${n(-r)} ${n(y)}C${n(-r * 0.6)} ${n(y + sag)} ${n(r * 0.6)} ${n(y + sag)} ${n(r)} ${n(y)}" fill="none" stroke="${colour}" stroke-width="${n(width)}" opacity="${opacity}"/>`;

/** Vertical ribs round a closure, closer towards its sides. */
export function ribs(
  r: number,
  top: number,
  foot: number,
  sag: number,
  count: number,
  colour: string,
  opacity: number,
): string {
  let data = '';
  for (let index = 1; index < count; index += 1) {
    const angle = -Math.PI / 2 + (Math.PI * index) / count;
    const x = r * Math.sin(angle);
    const hang = sag * 0.75 * Math.cos(angle);
    data += `M${n(x)} ${n(top + hang)}L${n(x)} ${n(foot + hang)}`;
  }
  return `<path d="${data}" stroke="${colour}" stroke-width="1.6" opacity="${opacity}" fill="none"/>`;
}

/** Light gathered in the thick foot of a glass: a warm gleam low down, away from the lamp. */
export function footGleam(drawing: Drawing, r: number, colour: Colour): string {
  const bright = lighten(colour, 0.42);
  const paint = radial(drawing, [
    [0, bright, 0.85],
    [0.6, bright, 0.3],
    [1, bright, 0],
  ]);
  return (
    `<ellipse cx="${n(r * 0.3)}" cy="-16" rx="${n(r * 0.58)}" ry="17" fill="${paint}"/>` +
    `<path d="M${n(-r * 0.82)} -6C${n(-r * 0.5)} 9 ${n(r * 0.5)} 9 ${n(r * 0.82)} -6" fill="none" stroke="${bright}" stroke-width="2.2" stroke-linecap="round" opacity="0.55"/>`
  );
}
