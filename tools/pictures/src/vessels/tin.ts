import { roundLabel } from '../labels/round-label.ts';
import type { Pack } from '../packs/pack.ts';
import { darken, lighten } from '../paint/colour.ts';
import type { Drawing } from '../paint/drawing.ts';
import { linear } from '../paint/gradient.ts';
import { edgeLight, seam } from './light.ts';
import { closurePaint, metal } from './material.ts';
import { silhouette } from './silhouette.ts';
import type { DrawnVessel } from './vessel.ts';

interface Build {
  readonly radius: number;
  readonly tall: number;
  readonly lid: number;
}

/** Balms and spices come in low tins, powders in caddies. */
function buildOf({ plate, girth, stature }: Pack): Build {
  const grams = Number.parseFloat(plate.net);
  if (grams <= 50) return { radius: 232 * girth, tall: 268 * stature, lid: 64 };
  if (grams >= 250) return { radius: 196 * girth, tall: 500 * stature, lid: 92 };
  return { radius: 176 * girth, tall: 442 * stature, lid: 78 };
}

/** A round tin with a slip lid, its top seen a little from above. */
export function tin(drawing: Drawing, pack: Pack): DrawnVessel {
  const { radius: r, tall, lid } = buildOf(pack);
  const sag = r * 0.15;
  const body = silhouette([r, -tall], [[r, 0]], sag, sag);
  const lidR = r + 5;
  const lidTop = -tall - lid * 0.55;
  const lidShape = silhouette([lidR, lidTop], [[lidR, lidTop + lid]], sag, sag);
  const closure = pack.closure === 'steel' ? '#C3C7C5' : '#C9A356';
  const top = linear(
    drawing,
    [
      [0, darken(closure, 0.1)],
      [0.35, lighten(closure, 0.6)],
      [0.6, lighten(closure, 0.15)],
      [1, darken(closure, 0.25)],
    ],
    [0, 0],
    [1, 0.6],
  );
  const svg =
    `<path d="${body}" fill="${metal(drawing, pack.body)}"/>` +
    roundLabel(drawing, pack, r + 0.5, lidTop + lid + 6, -16, sag) +
    seam(r, -13, sag, 2, 0.35) +
    seam(r, -10, sag, 1.6, 0.4, '#FFFFFF') +
    seam(r - 1, -2, sag, 3, 0.3) +
    `<path d="${silhouette([lidR, lidTop + lid], [[lidR, lidTop + lid + 16]], -sag, sag)}" fill="#000" opacity="0.24"/>` +
    `<path d="${lidShape}" fill="${closurePaint(drawing, pack.closure === 'steel' ? 'steel' : 'brass')}"/>` +
    seam(lidR, lidTop + lid - 4, sag, 3, 0.3, '#FFFFFF') +
    seam(lidR, lidTop + lid - 9, sag, 1.4, 0.3) +
    `<ellipse cx="0" cy="${lidTop}" rx="${lidR}" ry="${sag * 0.98}" fill="${top}" stroke="${darken(closure, 0.3)}" stroke-width="1.2"/>` +
    `<ellipse cx="0" cy="${lidTop + 2}" rx="${lidR * 0.93}" ry="${sag * 0.86}" fill="none" stroke="${darken(closure, 0.32)}" stroke-width="1.6" opacity="0.6"/>` +
    `<ellipse cx="0" cy="${lidTop + 3}" rx="${lidR * 0.9}" ry="${sag * 0.82}" fill="none" stroke="#fff" stroke-width="1.4" opacity="0.5"/>` +
    edgeLight(drawing, r, lidTop + lid + 4, -8, 0.4);
  return { svg, width: lidR * 2, height: tall + lid * 0.55 + sag, depth: sag };
}
