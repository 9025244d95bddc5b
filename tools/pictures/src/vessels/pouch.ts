import { printLabel } from '../labels/layouts.ts';
import { openLabel } from '../labels/sheet.ts';
import type { Pack } from '../packs/pack.ts';
import { darken, lightness } from '../paint/colour.ts';
import type { Drawing } from '../paint/drawing.ts';
import { blur, grain } from '../paint/filter.ts';
import { n } from '../paint/geometry.ts';
import { linear, vertical } from '../paint/gradient.ts';
import type { DrawnVessel } from './vessel.ts';

/** Soft dents and ridges of filled paper. */
function creases(drawing: Drawing, half: number, tall: number): string {
  const soft = blur(drawing, 9);
  const fine = blur(drawing, 3);
  const { random } = drawing;
  let svg = '';
  for (const side of [-1, 1]) {
    svg += `<path d="M${n(side * half * 0.96)} ${n(-tall * 0.9)}Q${n(side * half * 0.7)} ${n(-tall * 0.6)} ${n(side * half * 0.86)} ${n(-tall * 0.16)}" stroke="#1C140A" stroke-width="26" opacity="0.2" fill="none" filter="${soft}"/>`;
    svg += `<path d="M${n(side * half * 0.86)} ${n(-tall * 0.82)}Q${n(side * half * 0.6)} ${n(-tall * 0.5)} ${n(side * half * 0.74)} ${n(-tall * 0.2)}" stroke="#FFFFFF" stroke-width="9" opacity="${side < 0 ? 0.4 : 0.18}" fill="none" filter="${soft}"/>`;
    for (let index = 0; index < 4; index += 1) {
      const y = -tall * (0.24 + index * 0.19) + random.sway(20);
      svg += `<path d="M${n(side * half)} ${n(y)}q${n(-side * random.between(26, 60))} ${n(random.sway(16))} ${n(-side * random.between(50, 90))} ${n(random.between(8, 30))}" stroke="${index % 2 ? '#FFFFFF' : '#1C140A'}" stroke-width="3.4" opacity="0.22" fill="none" filter="${fine}"/>`;
    }
  }
  return svg;
}

/** A stand-up pouch of kraft or coated paper: sealed head, tear notches, zip line, gusset foot, a label on its face. */
export function pouch(drawing: Drawing, pack: Pack): DrawnVessel {
  const half = 196 * pack.girth;
  const tall = 590 * pack.stature;
  const outline =
    `M${n(-half + 6)} ${n(-tall)}L${n(half - 6)} ${n(-tall)}L${n(half - 6)} ${n(-tall + 46)}l-7 6l7 6C${n(half - 4)} ${n(-tall * 0.72)} ${n(half + 9)} ${n(-tall * 0.4)} ${n(half + 4)} ${n(-44)}` +
    `C${n(half + 4)} -14 ${n(half - 4)} -4 ${n(half - 22)} 0C${n(half * 0.5)} 20 ${n(-half * 0.5)} 20 ${n(-half + 22)} 0C${n(-half + 4)} -4 ${n(-half - 4)} -14 ${n(-half - 4)} -44` +
    `C${n(-half - 9)} ${n(-tall * 0.4)} ${n(-half + 4)} ${n(-tall * 0.72)} ${n(-half + 6)} ${n(-tall + 58)}l7 -6l-7 -6Z`;
  const clip = drawing.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
  const swell = linear(drawing, [
    [0, '#1C140A', 0.34],
    [0.1, '#1C140A', 0.08],
    [0.3, '#FFFFFF', 0.26],
    [0.5, '#FFFFFF', 0.06],
    [0.78, '#1C140A', 0.12],
    [1, '#1C140A', 0.42],
  ]);
  const shade = linear(drawing, [
    [0, '#1C140A', 0.34],
    [0.14, '#1C140A', 0.06],
    [0.24, '#1C140A', 0],
    [0.55, '#1C140A', 0],
    [0.78, '#1C140A', 0.1],
    [1, '#1C140A', 0.36],
  ]);
  const fall = vertical(drawing, [
    [0, '#FFFFFF', 0.12],
    [0.13, '#1C140A', 0.1],
    [0.22, '#FFFFFF', 0.1],
    [0.6, '#FFFFFF', 0],
    [0.9, '#1C140A', 0.12],
    [1, '#1C140A', 0.4],
  ]);
  const [labelHalf, top, foot] = [half * 0.84, -tall + 100, -62];
  const paper = `M${n(-labelHalf)} ${n(top)}Q0 ${n(top + 7)} ${n(labelHalf)} ${n(top)}L${n(labelHalf + 2)} ${n(foot)}Q0 ${n(foot + 9)} ${n(-labelHalf - 2)} ${n(foot)}Z`;
  const labelClip = drawing.define((id) => `<clipPath id="${id}"><path d="${paper}"/></clipPath>`);
  const sheet = openLabel(drawing, {
    top,
    foot,
    reach: labelHalf * 0.94,
    edge: labelHalf * 1.1,
    wrap: ({ x, y }) => ({ x, y: y + 8 * (1 - (x / labelHalf) ** 2) }),
  });
  const seal = darken(pack.body, lightness(pack.body) > 0.6 ? 0.3 : 0.5);
  let knurl = '';
  for (let y = -tall + 8; y < -tall + 38; y += 6) knurl += `M${n(-half)} ${n(y)}H${n(half)}`;
  const svg =
    `<g clip-path="${clip}"><path d="${outline}" fill="${pack.body}" filter="${grain(drawing, pack.plate.plate, '0.5 0.16', 0.12)}"/>` +
    `<path d="${knurl}" stroke="${seal}" stroke-width="1.6" opacity="0.4"/><path d="M${n(-half)} ${n(-tall + 84)}Q0 ${n(-tall + 90)} ${n(half)} ${n(-tall + 84)}" stroke="#1C140A" stroke-width="3" opacity="0.2" fill="none"/><path d="M${n(-half)} ${n(-tall + 88)}Q0 ${n(-tall + 94)} ${n(half)} ${n(-tall + 88)}" stroke="#fff" stroke-width="2" opacity="0.35" fill="none"/>` +
    `<path d="${outline}" fill="${swell}"/><path d="${outline}" fill="${fall}"/>${creases(drawing, half, tall)}` +
    `<path d="${paper}" fill="#000" opacity="0.2" transform="translate(2 3)"/><g clip-path="${labelClip}"><path d="${paper}" fill="${pack.stock}"/>${printLabel(sheet, pack)}<path d="${outline}" fill="${shade}"/></g>` +
    `<path d="M${n(-half + 8)} -52Q0 -4 ${n(half - 8)} -52" stroke="#1C140A" stroke-width="3" opacity="0.22" fill="none"/></g>`;
  return { svg, width: half * 1.86, height: tall, depth: 15 };
}
