import type { Pack } from '../packs/pack.ts';
import { lighten, mix, type Colour } from '../paint/colour.ts';
import { createDrawing, type Drawing } from '../paint/drawing.ts';
import { blur } from '../paint/filter.ts';
import { n } from '../paint/geometry.ts';
import { vessels } from '../vessels/vessels.ts';
import { contactShadow, paperTooth, sweep } from './ground.ts';
import { portrait } from './picture.ts';
import { roundPlinth, slab } from './stand.ts';

/** Coloured light that a glass throws into its own shadow. */
function throughLight(drawing: Drawing, x: number, y: number, tall: number, glow: Colour): string {
  return `<ellipse cx="${n(x + tall * 0.07)}" cy="${n(y + 3)}" rx="${n(tall * 0.12)}" ry="${n(tall * 0.017)}" fill="${mix(glow, '#FFC070', 0.5)}" opacity="0.55" filter="${blur(drawing, 7)}"/>`;
}

/** A pack with its shadow, its foot's middle at (x, y). */
export function standingPack(drawing: Drawing, pack: Pack, x: number, y: number, scale: number): string {
  const { svg, width, height, depth, glow } = vessels[pack.plate.vessel](drawing, pack);
  return (
    contactShadow(drawing, x, y, (width / 2) * scale, depth * scale, height * scale) +
    (glow ? throughLight(drawing, x + (width / 2) * scale, y, height * scale, glow) : '') +
    `<g transform="translate(${n(x)} ${n(y)}) scale(${scale.toFixed(3)})">${svg}</g>`
  );
}

/** Picture 1: the pack alone, on its tint. */
export function packShot(pack: Pack): string {
  const { width, height } = portrait;
  const { plate, tint } = pack;
  const drawing = createDrawing(`pack shot ${plate.slug}`);
  const style = plate.plate % 3;
  const foot = style === 0 ? 1040 : style === 1 ? 985 : 975;
  const measured = vessels[plate.vessel](createDrawing('measure'), pack);
  const scale = Math.min(1.42, 840 / measured.height, 660 / measured.width);
  const half = (measured.width / 2) * scale;
  const stone = mix(lighten(tint.ground, 0.34), '#E9E2D2', 0.35);
  const stand =
    style === 1
      ? roundPlinth(drawing, 480, foot, Math.max(330, half + 56), 70, stone)
      : style === 2
        ? slab(drawing, 480, foot, Math.max(372, half + 64), 62, stone)
        : '';
  return drawing.finish(
    width,
    height,
    sweep(drawing, width, height, tint.ground, 890) +
      stand +
      standingPack(drawing, pack, 480, foot, scale) +
      paperTooth(drawing, width, height),
  );
}
