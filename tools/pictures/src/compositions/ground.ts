import { darken, lighten, mix, type Colour } from '../paint/colour.ts';
import type { Drawing } from '../paint/drawing.ts';
import { blur, wash } from '../paint/filter.ts';
import { n } from '../paint/geometry.ts';
import { radial, vertical } from '../paint/gradient.ts';
import { plants, plantSizes, type PlantName } from '../plants/plants.ts';

/** A seamless studio sweep in one colour: light from the upper left, the floor a little brighter than the wall's foot. */
export function sweep(drawing: Drawing, width: number, height: number, colour: Colour, horizon: number): string {
  const wall = vertical(drawing, [
    [0, lighten(colour, 0.16)],
    [(horizon - 90) / height, colour],
    [horizon / height, mix(colour, darken(colour, 0.14), 0.5)],
    [(horizon + 50) / height, lighten(colour, 0.12)],
    [1, mix(colour, darken(colour, 0.1), 0.5)],
  ]);
  const pool = radial(drawing, [
    [0, '#FFFFFF', 0.62],
    [0.55, '#FFFFFF', 0.16],
    [1, '#FFFFFF', 0],
  ]);
  const corner = radial(
    drawing,
    [
      [0.55, darken(colour, 0.3), 0],
      [1, darken(colour, 0.45), 0.26],
    ],
    [0.5, 0.5],
    0.78,
  );
  return (
    `<rect width="${width}" height="${height}" fill="${wall}"/>` +
    `<ellipse cx="${n(width * 0.34)}" cy="${n(height * 0.3)}" rx="${n(width * 0.62)}" ry="${n(height * 0.5)}" fill="${pool}"/>` +
    `<rect width="${width}" height="${height}" fill="${corner}"/>`
  );
}

/** The shadow of a plant outside the picture, falling on the wall. */
export function plantShadow(
  drawing: Drawing,
  name: PlantName,
  x: number,
  y: number,
  scale: number,
  turn: number,
  opacity: number,
): string {
  const dark = drawing.define(
    (id) =>
      `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"><feColorMatrix type="matrix" values="0 0 0 0 0.16  0 0 0 0 0.15  0 0 0 0 0.1  0 0 0 1 0"/><feGaussianBlur stdDeviation="9"/></filter>`,
  );
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(scale)})" opacity="${opacity}"><use xlink:href="${drawing.symbol(plants[name](drawing))}" filter="${dark}"/></g>`;
}

/** A plant in line and wash, standing at (x, y). */
export function paintedPlant(
  drawing: Drawing,
  name: PlantName,
  x: number,
  y: number,
  scale: number,
  turn = 0,
  mirrored = false,
): string {
  const flip = mirrored ? ' scale(-1 1)' : '';
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${scale.toFixed(3)})${flip}"><use xlink:href="${drawing.symbol(plants[name](drawing))}" filter="${wash(drawing, name.length * 7)}"/></g>`;
}

/** A plant with the shadow of its foot. */
export function rootedPlant(
  drawing: Drawing,
  name: PlantName,
  x: number,
  y: number,
  scale: number,
  turn = 0,
  mirrored = false,
): string {
  const foot = plantSizes[name].foot * scale;
  return (
    contactShadow(drawing, x, y, foot, Math.min(12, 4 + foot * 0.1), 90 * scale) +
    paintedPlant(drawing, name, x, y, scale, turn, mirrored)
  );
}

/** The shadow under something that stands: dark where it touches, long and soft away from the light. */
export function contactShadow(
  drawing: Drawing,
  x: number,
  y: number,
  half: number,
  depth: number,
  tall: number,
): string {
  return (
    `<g transform="translate(${n(x)} ${n(y)})">` +
    `<path d="M${n(-half * 0.8)} 2Q${n(half * 0.4)} ${n(-depth)} ${n(half + tall * 0.32)} ${n(-depth * 2.4)}Q${n(half + tall * 0.44)} ${n(depth * 0.4)} ${n(half * 1.1)} ${n(depth * 1.8)}Q${n(half * 0.2)} ${n(depth * 2.4)} ${n(-half * 0.8)} ${n(depth)}Z" fill="#2A2416" opacity="0.26" filter="${blur(drawing, 22)}"/>` +
    `<ellipse cx="${n(half * 0.12)}" cy="${n(depth * 0.5)}" rx="${n(half * 1.12)}" ry="${n(depth * 1.25)}" fill="#1E190E" opacity="0.42" filter="${blur(drawing, 11)}"/>` +
    `<ellipse cx="0" cy="${n(depth * 0.36)}" rx="${n(half * 0.97)}" ry="${n(depth * 0.72)}" fill="#120E06" opacity="0.6" filter="${blur(drawing, 4)}"/></g>`
  );
}

/** Fine paper tooth over the whole picture, very light, so that wide tints do not look like plastic. */
export function paperTooth(drawing: Drawing, width: number, height: number, opacity = 0.05): string {
  const tooth = drawing.define(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.9" numOctaves="2" seed="4"/><feColorMatrix type="matrix" values="0 0 0 0 0.2  0 0 0 0 0.17  0 0 0 0 0.1  1.4 0 0 0 -0.5"/></filter>`,
  );
  return `<rect width="${width}" height="${height}" filter="${tooth}" opacity="${opacity}"/>`;
}
