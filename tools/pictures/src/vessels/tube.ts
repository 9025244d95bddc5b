import { openLabel } from '../labels/sheet.ts';
import { printLabel } from '../labels/layouts.ts';
import type { Pack } from '../packs/pack.ts';
import { darken, lighten } from '../paint/colour.ts';
import type { Drawing } from '../paint/drawing.ts';
import { linear, vertical } from '../paint/gradient.ts';
import { ribs, seam, softbox } from './light.ts';
import { closurePaint } from './material.ts';
import { silhouette } from './silhouette.ts';
import type { DrawnVessel } from './vessel.ts';

/** A squeeze tube standing on its cap, crimped flat at the top and printed all over. */
export function tube(drawing: Drawing, pack: Pack): DrawnVessel {
  const [r, tall, sag] = [130 * pack.girth, 640 * pack.stature, 15];
  const cap = 92;
  const wide = r * 1.2;
  const body = `M${-wide} ${-tall}L${wide} ${-tall}C${wide} ${-tall + 160} ${r} ${-tall * 0.5} ${r * 0.97} ${-cap - 6}C${r * 0.6} ${-cap + sag - 6} ${-r * 0.6} ${-cap + sag - 6} ${-r * 0.97} ${-cap - 6}C${-r} ${-tall * 0.5} ${-wide} ${-tall + 160} ${-wide} ${-tall}Z`;
  const clip = drawing.define((id) => `<clipPath id="${id}"><path d="${body}"/></clipPath>`);
  const stock = pack.layout === 'deep' ? pack.stock : pack.body;
  const sheet = openLabel(drawing, { top: -tall + 56, foot: -cap - 22, reach: r * 0.9, edge: wide * 1.1 });
  const shade = linear(drawing, [
    [0, '#20160C', 0.46],
    [0.08, '#20160C', 0.2],
    [0.26, '#20160C', 0],
    [0.42, '#20160C', 0],
    [0.7, '#20160C', 0.12],
    [0.92, '#20160C', 0.36],
    [1, '#20160C', 0.28],
  ]);
  const fold = vertical(drawing, [
    [0, '#20160C', 0.16],
    [0.5, '#FFFFFF', 0.16],
    [1, '#20160C', 0],
  ]);
  /** The body's taper, in degrees. */
  const lean = -2.6;
  let crimp = '';
  for (let x = -wide + 4; x < wide; x += 6) crimp += `M${x.toFixed(1)} ${-tall + 4}v32`;
  const capShape = silhouette(
    [r * 0.9, -cap],
    [
      [r * 0.92, -8],
      [r * 0.92, -3, r * 0.9, 0, r * 0.86, 1],
    ],
    -sag * 0.7,
    sag,
  );
  const svg =
    `<path d="${capShape}" fill="${closurePaint(drawing, pack.closure)}"/>` +
    ribs(r * 0.9, -cap + 8, -10, sag * 0.9, 34, pack.closure === 'ivory' ? '#8C816B' : '#000000', 0.24) +
    `<path d="${silhouette([r * 0.9, -cap], [[r * 0.9, -cap + 12]], -sag * 0.7, sag)}" fill="#000" opacity="0.26"/>` +
    `<g clip-path="${clip}"><path d="${body}" fill="${stock}"/>${printLabel(sheet, { ...pack, stock })}` +
    `<rect x="${-wide}" y="${-tall}" width="${wide * 2}" height="42" fill="${pack.layout === 'deep' ? lighten(stock, 0.1) : pack.tint.deep}"/><path d="${crimp}" stroke="#000" stroke-width="1.6" opacity="0.22"/>` +
    `<rect x="${-wide}" y="${-tall + 42}" width="${wide * 2}" height="110" fill="${fold}"/>` +
    `<path d="${body}" fill="${shade}"/>` +
    `<g transform="rotate(${lean.toFixed(2)} ${-r * 1.02} ${-tall / 2})">${softbox(drawing, -r * 1.02, -tall + 110, -cap - 14, r * 0.07, 0.6)}</g></g>` +
    seam(r * 0.96, -cap - 7, sag, 2, 0.3, darken(stock, 0.6)) +
    softbox(drawing, r * 0.9, -tall + 200, -cap - 20, 5, 0.3);
  return { svg, width: r * 1.9, height: tall, depth: sag };
}
