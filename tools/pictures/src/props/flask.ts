import { darken, lighten, type Colour } from '../paint/colour.ts';
import type { Drawing } from '../paint/drawing.ts';
import { linear } from '../paint/gradient.ts';
import { softbox } from '../vessels/light.ts';

const outline = 'M-30 -310H30V-196L112 -34C122 -10 108 0 86 0H-86C-108 0 -122 -10 -112 -34L-30 -196Z';
const filled = 'M-66 -122L-112 -34C-122 -10 -108 0 -86 0H86C108 0 122 -10 112 -34L66 -122C40 -112 -40 -112 -66 -122Z';

/** A laboratory flask with a tincture; foot at (0, 0), about 230 pixels wide. */
export function flask(drawing: Drawing, tincture: Colour): string {
  const wall = linear(drawing, [
    [0, '#7E938C', 0.62],
    [0.12, '#FFFFFF', 0.5],
    [0.4, '#FFFFFF', 0.16],
    [0.82, '#9FB2AB', 0.3],
    [1, '#6F847D', 0.66],
  ]);
  const liquid = linear(drawing, [
    [0, darken(tincture, 0.42)],
    [0.2, lighten(tincture, 0.22)],
    [0.5, tincture],
    [0.85, darken(tincture, 0.25)],
    [1, darken(tincture, 0.5)],
  ]);
  return (
    `<path d="${outline}" fill="${wall}"/><path d="${filled}" fill="${liquid}" opacity="0.9"/>` +
    `<ellipse cy="-121" rx="66" ry="11" fill="${lighten(tincture, 0.42)}" opacity="0.85"/>` +
    `<path d="${outline}" fill="none" stroke="#5C716A" stroke-width="2" opacity="0.55"/>` +
    `<ellipse cy="-310" rx="35" ry="8" fill="#DDE6E1" stroke="#7E938C" stroke-width="3"/>` +
    `<path d="M52 -60H84M44 -84H70M36 -108H58" stroke="#fff" stroke-width="3" opacity="0.7"/>` +
    softbox(drawing, -62, -104, -16, 14, 0.6) +
    softbox(drawing, -16, -300, -206, 7, 0.6)
  );
}
