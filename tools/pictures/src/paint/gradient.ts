import type { Colour } from './colour.ts';
import type { Drawing } from './drawing.ts';

/** A stop: position (0..1), colour, opacity (1 by default). */
export type Stop = readonly [at: number, colour: Colour, opacity?: number];

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('');

/** A gradient over the painted shape's own box, from one corner to another (0..1). */
export function linear(drawing: Drawing, stops: readonly Stop[], from = [0, 0], to = [1, 0]): string {
  return drawing.define(
    (id) =>
      `<linearGradient id="${id}" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stopsOf(stops)}</linearGradient>`,
  );
}

/** A gradient from the top of the shape to its foot. */
export const vertical = (drawing: Drawing, stops: readonly Stop[]) => linear(drawing, stops, [0, 0], [0, 1]);

/** A round gradient over the shape's own box; the focus is where the light falls. */
export function radial(drawing: Drawing, stops: readonly Stop[], focus = [0.5, 0.5], radius = 0.5): string {
  return drawing.define(
    (id) =>
      `<radialGradient id="${id}" cx="0.5" cy="0.5" r="${radius}" fx="${focus[0]}" fy="${focus[1]}">${stopsOf(stops)}</radialGradient>`,
  );
}
