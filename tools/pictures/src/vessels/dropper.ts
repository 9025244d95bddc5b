import { roundLabel } from '../labels/round-label.ts';
import type { Pack } from '../packs/pack.ts';
import { darken } from '../paint/colour.ts';
import type { Drawing } from '../paint/drawing.ts';
import { vertical } from '../paint/gradient.ts';
import { edgeLight, footGleam, ribs, seam, softbox } from './light.ts';
import { closurePaint, glass, matt } from './material.ts';
import { silhouette } from './silhouette.ts';
import type { DrawnVessel } from './vessel.ts';

/** A glass bottle with round shoulders, a ribbed collar and a rubber bulb. */
export function dropper(drawing: Drawing, pack: Pack): DrawnVessel {
  const large = /100 ml|200 ml/.test(pack.plate.net);
  const r = 146 * pack.girth * (large ? 1.12 : 1);
  const tall = 450 * pack.stature * (large ? 1.1 : 1);
  const [neck, sag] = [52, 17];
  const shoulder = -tall + 96;
  const body = silhouette(
    [neck, -tall],
    [
      [neck, -tall + 18],
      [neck + 4, -tall + 52, r, shoulder - 44, r, shoulder + 14],
      [r, -26],
      [r, -8, r - 8, -2, r - 14, 2],
    ],
    6,
    sag,
  );
  const collarTop = -tall - 74;
  const collar = silhouette([neck + 12, collarTop], [[neck + 15, -tall + 4]], 8, 10);
  const bulb = silhouette(
    [20, collarTop - 132],
    [
      [34, collarTop - 134, 38, collarTop - 112, 37, collarTop - 84],
      [36, collarTop - 50, 42, collarTop - 20, 44, collarTop + 2],
    ],
    14,
    7,
  );
  const base = vertical(drawing, [
    [0, '#000000', 0],
    [0.55, '#000000', 0.32],
    [1, '#000000', 0.05],
  ]);
  const bulbColour = pack.closure === 'ivory' ? '#E9E1CF' : pack.closure === 'wood' ? '#3A2B20' : '#232725';
  const svg =
    `<path d="${bulb}" fill="${matt(drawing, bulbColour)}"/>` +
    softbox(drawing, -15, collarTop - 126, collarTop - 8, 9, 0.4) +
    seam(38, collarTop - 20, 6, 2, 0.25) +
    `<path d="${body}" fill="${glass(drawing, pack.body)}"/>` +
    `<path d="${silhouette(
      [r, -34],
      [
        [r, -26],
        [r, -8, r - 8, -2, r - 14, 2],
      ],
      -sag + 4,
      sag,
    )}" fill="${base}"/>` +
    footGleam(drawing, r, pack.body) +
    seam(neck + 1, -tall + 20, 8, 5, 0.35) +
    softbox(drawing, -r * 0.42, shoulder - 50, shoulder + 10, 26, 0.55) +
    softbox(drawing, r * 0.6, shoulder - 26, shoulder + 16, 8, 0.4) +
    `<path d="${collar}" fill="${closurePaint(drawing, pack.closure)}"/>` +
    ribs(neck + 13, collarTop + 12, -tall, 9, 26, darken('#6b5a36', 0.5), 0.3) +
    seam(neck + 12, collarTop + 8, 8, 2, 0.3) +
    roundLabel(drawing, pack, r + 0.5, shoulder + 16, -32, sag) +
    edgeLight(drawing, r, shoulder - 8, -14, 0.5) +
    softbox(drawing, r * 0.93, shoulder + 20, -18, 5, 0.5);
  return { svg, width: r * 2, height: tall + 210, depth: sag, glow: pack.body };
}
