import { roundLabel } from '../labels/round-label.ts';
import type { Pack } from '../packs/pack.ts';
import { lightness } from '../paint/colour.ts';
import type { Drawing } from '../paint/drawing.ts';
import { vertical } from '../paint/gradient.ts';
import { edgeLight, footGleam, ribs, seam, softbox } from './light.ts';
import { closurePaint, glass, matt } from './material.ts';
import { silhouette } from './silhouette.ts';
import type { DrawnVessel } from './vessel.ts';

/** A tall bottle with sloping shoulders and a lotion pump. */
export function pump(drawing: Drawing, pack: Pack): DrawnVessel {
  const r = 142 * pack.girth;
  const tall = 500 * pack.stature;
  const [neck, sag] = [40, 16];
  const shoulder = -tall + 84;
  const opaque = lightness(pack.body) > 0.7;
  const body = silhouette(
    [neck, -tall],
    [
      [neck, -tall + 8],
      [neck + 24, -tall + 22, r, shoulder - 52, r, shoulder + 6],
      [r, -24],
      [r, -8, r - 7, -2, r - 14, 2],
    ],
    5,
    sag,
  );
  const closure = closurePaint(drawing, pack.closure);
  const collarTop = -tall - 52;
  const collar = silhouette(
    [neck + 4, collarTop],
    [[neck + 12, collarTop + 4, neck + 13, collarTop + 10, neck + 13, -tall + 4]],
    7,
    9,
  );
  const stem = silhouette([11, collarTop - 62], [[11, collarTop + 2]], 3, 3);
  const head = `M-34 ${collarTop - 92}C-34 ${collarTop - 108} 34 ${collarTop - 108} 34 ${collarTop - 92}L36 ${collarTop - 60}C20 ${collarTop - 52} -20 ${collarTop - 52} -36 ${collarTop - 60}Z`;
  const spout = `M26 ${collarTop - 96}C70 ${collarTop - 98} 104 ${collarTop - 92} 118 ${collarTop - 74}C122 ${collarTop - 66} 120 ${collarTop - 56} 116 ${collarTop - 52}L102 ${collarTop - 54}C104 ${collarTop - 66} 86 ${collarTop - 74} 28 ${collarTop - 72}Z`;
  const down = vertical(drawing, [
    [0, '#FFFFFF', 0.34],
    [0.4, '#FFFFFF', 0],
    [1, '#000000', 0.4],
  ]);
  const base = vertical(drawing, [
    [0, '#000000', 0],
    [0.6, '#000000', 0.3],
    [1, '#000000', 0.06],
  ]);
  const svg =
    `<path d="${stem}" fill="${closure}"/>` +
    `<path d="${spout}" fill="${closure}"/><path d="${spout}" fill="${down}"/><path d="${head}" fill="${closure}"/>` +
    `<ellipse cx="0" cy="${collarTop - 95}" rx="31" ry="7" fill="#fff" opacity="0.2"/>` +
    `<path d="${body}" fill="${opaque ? matt(drawing, pack.body) : glass(drawing, pack.body)}"/>` +
    `<path d="${silhouette(
      [r, -34],
      [
        [r, -24],
        [r, -8, r - 7, -2, r - 14, 2],
      ],
      -sag + 4,
      sag,
    )}" fill="${base}"/>` +
    (opaque ? '' : footGleam(drawing, r, pack.body)) +
    softbox(drawing, -r * 0.4, shoulder - 52, shoulder + 8, 24, opaque ? 0.3 : 0.55) +
    softbox(drawing, r * 0.62, shoulder - 24, shoulder + 12, 7, 0.35) +
    `<path d="${collar}" fill="${closure}"/>` +
    ribs(neck + 12, collarTop + 14, -tall, 8, 22, pack.closure === 'ivory' ? '#8C816B' : '#000000', 0.3) +
    seam(neck + 10, collarTop + 8, 7, 1.4, 0.3, '#FFFFFF') +
    roundLabel(drawing, pack, r + 0.5, shoulder + 20, -34, sag) +
    edgeLight(drawing, r, shoulder - 4, -14, opaque ? 0.34 : 0.5) +
    softbox(drawing, r * 0.93, shoulder + 16, -16, 5, 0.45);
  return { svg, width: r * 2, height: tall + 156, depth: sag, ...(opaque ? {} : { glow: pack.body }) };
}
