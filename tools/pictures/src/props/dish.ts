import { darken, lighten, type Colour } from '../paint/colour.ts';
import type { Drawing } from '../paint/drawing.ts';
import { radial } from '../paint/gradient.ts';
import { softbox } from '../vessels/light.ts';
import { matt } from '../vessels/material.ts';
import { silhouette } from '../vessels/silhouette.ts';

/** A small bowl with powder or oil in it; foot at (0, 0), about 200 pixels wide. */
export function dish(drawing: Drawing, glaze: Colour, content: Colour): string {
  const body = silhouette(
    [98, -62],
    [
      [96, -30, 66, -6, 46, -3],
      [44, 0],
    ],
    0,
    7,
  );
  const heap = radial(
    drawing,
    [
      [0, lighten(content, 0.3)],
      [0.6, content],
      [1, darken(content, 0.3)],
    ],
    [0.36, 0.34],
    0.6,
  );
  return (
    `<path d="${body}" fill="${matt(drawing, glaze)}"/><ellipse cy="-62" rx="98" ry="27" fill="${lighten(glaze, 0.45)}"/>` +
    `<ellipse cy="-60" rx="88" ry="22" fill="${darken(glaze, 0.2)}"/><ellipse cy="-58" rx="82" ry="19" fill="${heap}"/>` +
    softbox(drawing, -66, -54, -18, 12, 0.4)
  );
}
