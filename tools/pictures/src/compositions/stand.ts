import { darken, lighten, type Colour } from '../paint/colour.ts';
import type { Drawing } from '../paint/drawing.ts';
import { n } from '../paint/geometry.ts';
import { linear, vertical } from '../paint/gradient.ts';
import { matt } from '../vessels/material.ts';
import { silhouette } from '../vessels/silhouette.ts';
import { contactShadow } from './ground.ts';

/** A low round plinth; (x, y) is the middle of its top. */
export function roundPlinth(drawing: Drawing, x: number, y: number, r: number, tall: number, colour: Colour): string {
  const rise = r * 0.17;
  const top = linear(
    drawing,
    [
      [0, lighten(colour, 0.5)],
      [0.5, lighten(colour, 0.24)],
      [1, darken(colour, 0.05)],
    ],
    [0, 0],
    [1, 0.4],
  );
  return (
    contactShadow(drawing, x, y + tall, r, rise, tall * 3) +
    `<g transform="translate(${n(x)} ${n(y)})"><path d="${silhouette([r, 0], [[r, tall]], rise, rise * 1.25)}" fill="${matt(drawing, colour)}"/>` +
    `<ellipse rx="${n(r)}" ry="${n(rise)}" fill="${top}"/></g>`
  );
}

/** A slab of stone or paper-wrapped board; (x, y) is the middle of its top face. */
export function slab(drawing: Drawing, x: number, y: number, half: number, tall: number, colour: Colour): string {
  const back = half * 0.9;
  const deep = 46;
  const front = vertical(drawing, [
    [0, lighten(colour, 0.06)],
    [1, darken(colour, 0.16)],
  ]);
  const top = linear(
    drawing,
    [
      [0, lighten(colour, 0.5)],
      [1, lighten(colour, 0.14)],
    ],
    [0, 0],
    [1, 0.3],
  );
  return (
    contactShadow(drawing, x, y + deep + tall, half, 14, tall * 2.4) +
    `<g transform="translate(${n(x)} ${n(y)})"><path d="M${n(-back)} ${-deep}H${n(back)}L${n(half)} ${deep}H${n(-half)}Z" fill="${top}"/>` +
    `<path d="M${n(-half)} ${deep}H${n(half)}V${n(deep + tall)}H${n(-half)}Z" fill="${front}"/><path d="M${n(-half)} ${deep}H${n(half)}" stroke="#fff" stroke-width="1.6" opacity="0.5"/></g>`
  );
}
