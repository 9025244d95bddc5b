import type { Pack } from '../packs/pack.ts';
import { lighten, mix, palette } from '../paint/colour.ts';
import { createDrawing } from '../paint/drawing.ts';
import { n } from '../paint/geometry.ts';
import { linear } from '../paint/gradient.ts';
import { vessels } from '../vessels/vessels.ts';
import { paperTooth, plantShadow, sweep } from './ground.ts';
import { standingPack } from './pack-shot.ts';
import { portrait } from './picture.ts';
import { roundPlinth } from './stand.ts';

/** Several packs side by side, tied together by a turmeric ribbon. No words: the shop's own text says what the offer is. */
export function offerShot(code: string, packs: readonly Pack[]): string {
  const { width, height } = portrait;
  const drawing = createDrawing(`offer ${code}`);
  const main = packs[0];
  if (!main) return drawing.finish(width, height, '');
  const ground = mix(main.tint.ground, '#F6EBCF', 0.35);
  const foot = 960;
  const places = packs.length > 2 ? [480, 246, 724] : [330, 668];
  const shown = packs.slice(0, 3).map((pack, index) => {
    const measured = vessels[pack.plate.vessel](createDrawing('measure'), pack);
    const scale = Math.min(
      (index === 0 ? 730 : 680) / measured.height,
      (packs.length > 2 ? 350 : 390) / measured.width,
    );
    return { pack, scale, x: places[index] ?? 480, y: index === 0 ? foot + 46 : foot + 6 };
  });
  const silk = linear(
    drawing,
    [
      [0, '#B97F12'],
      [0.2, '#EDBB4A'],
      [0.5, palette.turmeric],
      [0.8, '#F3CC6C'],
      [1, '#B07710'],
    ],
    [0, 0],
    [1, 0.3],
  );
  const ribbon = `<path d="M-20 196L250 -20H372L-20 294Z" fill="${silk}"/><path d="M-20 196L250 -20" stroke="#fff" stroke-width="2" opacity="0.4"/><path d="M-20 284L360 -20" stroke="#7A5200" stroke-width="1.4" opacity="0.4" stroke-dasharray="9 7"/>`;
  return drawing.finish(
    width,
    height,
    sweep(drawing, width, height, ground, 850) +
      plantShadow(drawing, main.plate.plants[0] ?? 'tulsi', 720, 840, 1.2, 10, 0.15) +
      roundPlinth(drawing, 484, foot + 16, 468, 66, mix(lighten(ground, 0.35), '#E9E2D2', 0.3)) +
      [...shown]
        .reverse()
        .map(({ pack, x, y, scale }) => standingPack(drawing, pack, x, Number(n(y)), scale))
        .join('') +
      ribbon +
      paperTooth(drawing, width, height),
  );
}
