import { roundLabel } from '../labels/round-label.ts';
import type { Pack } from '../packs/pack.ts';
import { lightness } from '../paint/colour.ts';
import type { Drawing } from '../paint/drawing.ts';
import { vertical } from '../paint/gradient.ts';
import { edgeLight, footGleam, ribs, seam, softbox } from './light.ts';
import { closurePaint, glass, matt } from './material.ts';
import { silhouette } from './silhouette.ts';
import type { DrawnVessel } from './vessel.ts';

/** A straight-sided packer jar with a ribbed cap. */
export function capsuleJar(drawing: Drawing, pack: Pack): DrawnVessel {
  const r = 178 * pack.girth;
  const tall = (pack.plate.net === '90 Capsules' ? 500 : 440) * pack.stature;
  const [neck, sag] = [r * 0.78, 24];
  const shoulder = -tall + 62;
  const opaque = lightness(pack.body) > 0.7 || pack.body === '#2E3732';
  const paint = opaque ? matt(drawing, pack.body) : glass(drawing, pack.body);
  const body = silhouette(
    [neck, -tall],
    [
      [neck, -tall + 12],
      [neck + 6, -tall + 30, r, shoulder - 26, r, shoulder + 10],
      [r, -30],
      [r, -10, r - 8, -3, r - 18, 2],
    ],
    8,
    sag,
  );
  const capTop = -tall - 82;
  const capR = neck + 15;
  const cap = silhouette(
    [capR - 10, capTop],
    [
      [capR - 3, capTop + 1, capR, capTop + 5, capR, capTop + 14],
      [capR + 1, -tall + 6],
    ],
    13,
    18,
  );
  const base = vertical(drawing, [
    [0, '#000000', 0],
    [0.6, '#000000', 0.3],
    [1, '#000000', 0.06],
  ]);
  const pale = pack.closure === 'ivory';
  const svg =
    `<path d="${body}" fill="${paint}"/>` +
    `<path d="${silhouette(
      [r, -40],
      [
        [r, -30],
        [r, -10, r - 8, -3, r - 18, 2],
      ],
      -sag + 4,
      sag,
    )}" fill="${base}"/>` +
    (opaque ? '' : footGleam(drawing, r, pack.body)) +
    softbox(drawing, -r * 0.46, shoulder - 40, shoulder + 12, 34, opaque ? 0.3 : 0.55) +
    softbox(drawing, r * 0.66, shoulder - 16, shoulder + 14, 9, 0.35) +
    seam(neck + 4, -tall + 16, 16, 6, 0.3) +
    `<path d="${cap}" fill="${closurePaint(drawing, pack.closure)}"/>` +
    (pack.closure === 'wood'
      ? seam(capR, capTop + 44, 15, 1.2, 0.2) + seam(capR, capTop + 60, 15, 1, 0.16)
      : ribs(capR, capTop + 22, -tall + 2, 16, 44, pale ? '#8C816B' : '#000000', pale ? 0.32 : 0.38)) +
    seam(capR, capTop + 15, 14, 1.6, 0.28, '#FFFFFF') +
    roundLabel(drawing, pack, r + 0.5, shoulder + 12, -36, sag) +
    edgeLight(drawing, r, shoulder, -16, opaque ? 0.34 : 0.5) +
    softbox(drawing, r * 0.94, shoulder + 20, -20, 5, 0.45);
  return { svg, width: r * 2, height: tall + 96, depth: sag, ...(opaque ? {} : { glow: pack.body }) };
}
