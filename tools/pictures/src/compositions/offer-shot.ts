import type { Pack } from '../packs/pack.ts';
import { lighten, mix } from '../paint/colour.ts';
import { createDrawing } from '../paint/drawing.ts';
import { n } from '../paint/geometry.ts';
import { vessels } from '../vessels/vessels.ts';
import { paperTooth, sweep } from './ground.ts';
import { standingPack } from './pack-shot.ts';
import { portrait } from './picture.ts';
import { roundPlinth } from './stand.ts';

/** Several packs side by side, without words: the shop's badge describes the offer. */
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
  return drawing.finish(
    width,
    height,
    sweep(drawing, width, height, ground, 850) +
      roundPlinth(drawing, 484, foot + 16, 468, 66, mix(lighten(ground, 0.35), '#E9E2D2', 0.3)) +
      [...shown]
        .reverse()
        .map(({ pack, x, y, scale }) => standingPack(drawing, pack, x, Number(n(y)), scale))
        .join('') +
      paperTooth(drawing, width, height),
  );
}
