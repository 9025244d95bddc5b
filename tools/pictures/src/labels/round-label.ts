import { around } from '../lettering/wrap.ts';
import type { Pack } from '../packs/pack.ts';
import type { Drawing } from '../paint/drawing.ts';
import { n } from '../paint/geometry.ts';
import { linear } from '../paint/gradient.ts';
import { roundShade } from '../vessels/material.ts';
import { printLabel } from './layouts.ts';
import { openLabel } from './sheet.ts';

/** A label round a cylinder of that radius, from `top` to `foot`; `sag` is how far its edges hang. */
export function roundLabel(
  drawing: Drawing,
  pack: Pack,
  radius: number,
  top: number,
  foot: number,
  sag: number,
): string {
  const wrap = around(radius, sag);
  const sheet = openLabel(drawing, { top, foot, reach: radius * 0.92, edge: radius * 1.5, wrap });
  const edge = (y: number, right: boolean) => {
    const [from, to] = right ? [-1, 1] : [1, -1];
    return `${n(from * radius)} ${n(y)}C${n(from * radius * 0.98)} ${n(y + sag * 0.74)} ${n(from * radius * 0.55)} ${n(y + sag)} 0 ${n(y + sag)}S${n(to * radius * 0.98)} ${n(y + sag * 0.74)} ${n(to * radius)} ${n(y)}`;
  };
  const outline = `M${edge(top, true)}L${edge(foot, false)}Z`;
  const clip = drawing.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
  return (
    `<path d="${outline}" fill="#000" opacity="0.3" transform="translate(0 2.5)"/>` +
    `<g clip-path="${clip}"><path d="${outline}" fill="${pack.stock}"/>${printLabel(sheet, pack)}` +
    `<path d="${outline}" fill="${linear(drawing, roundShade)}"/></g>`
  );
}
