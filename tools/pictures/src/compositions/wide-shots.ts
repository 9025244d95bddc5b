import { mainPlant, plantsOf } from '../labels/words.ts';
import type { Pack } from '../packs/pack.ts';
import { lighten, mix, palette } from '../paint/colour.ts';
import { createDrawing } from '../paint/drawing.ts';
import { blur } from '../paint/filter.ts';
import type { TintName } from '../plates/plate.ts';
import { tints } from '../plates/tints.ts';
import type { PlantName } from '../plants/plants.ts';
import { vessels } from '../vessels/vessels.ts';
import { paintedPlant, paperTooth, plantShadow, rootedPlant, sweep } from './ground.ts';
import { standingPack } from './pack-shot.ts';
import { portrait } from './picture.ts';
import { archShape, plateFrame } from './shapes.ts';
import { roundPlinth, slab } from './stand.ts';

/** Sizes of the wide pictures, in pixels. */
export const heroSize = { width: 1600, height: 1280 } as const;
export const bannerSize = { width: 960, height: 600 } as const;

const fit = (pack: Pack, tall: number, wide: number) => {
  const measured = vessels[pack.plate.vessel](createDrawing('measure'), pack);
  return Math.min(tall / measured.height, wide / measured.width);
};

/** The brand: three packs on a shelf among many plants, before a pale window. */
export function brandHero(packs: readonly Pack[]): string {
  const { width, height } = heroSize;
  const drawing = createDrawing('hero brand');
  const places = [
    [790, 1062, 740, 400],
    [1146, 1044, 680, 360],
    [456, 1044, 570, 330],
  ] as const;
  return drawing.finish(
    width,
    height,
    sweep(drawing, width, height, '#F1EBDA', 960) +
      archShape(800, 985, 470, 860, '#D3DDC6') +
      plantShadow(drawing, 'amla', 1170, 960, 1.14, 13, 0.12) +
      paintedPlant(drawing, 'neem', 520, 960, 1.14, -9) +
      paintedPlant(drawing, 'amla', 1110, 960, 1.14, 9, true) +
      paintedPlant(drawing, 'turmeric', 830, 950, 1.02, 2) +
      slab(drawing, 800, 1046, 940, 70, '#E6E0CF') +
      packs
        .slice(0, 3)
        .map((pack, index) => {
          const [x, y, tall, wide] = places[index] ?? places[0];
          return standingPack(drawing, pack, x, y, fit(pack, tall, wide));
        })
        .join('') +
      rootedPlant(drawing, 'ashwagandha', 1492, 1078, 1.06, 6, true) +
      rootedPlant(drawing, 'tulsi', 104, 1078, 0.98, -6) +
      paperTooth(drawing, width, height),
  );
}

/** Contact: three specimen sheets pinned up, a rose laid beside them. */
export function contactHero(): string {
  const { width, height } = heroSize;
  const drawing = createDrawing('hero contact');
  const sheet = (x: number, y: number, w: number, h: number, turn: number, name: PlantName, scale: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="10" y="16" width="${w}" height="${h}" fill="#3A2E18" opacity="0.3" filter="${blur(drawing, 9)}"/>` +
    `<rect width="${w}" height="${h}" fill="#FBF8EF"/>${plateFrame(w, h, 28, '#8C8468')}${paintedPlant(drawing, name, w / 2, h - 76, scale)}` +
    `<path d="M${w / 2 - 66} -22h132v46h-132Z" fill="#E9D9A8" opacity="0.85"/></g>`;
  return drawing.finish(
    width,
    height,
    sweep(drawing, width, height, '#E3D8BE', 1500) +
      sheet(150, 250, 540, 720, -5, 'brahmi', 0.8) +
      sheet(1000, 190, 500, 680, 5, 'saffron', 0.78) +
      sheet(530, 130, 640, 900, 1, 'giloy', 1.06) +
      plantShadow(drawing, 'rose', 1310, 1260, 0.96, 16, 0.16) +
      rootedPlant(drawing, 'rose', 1270, 1250, 0.96, 14) +
      paperTooth(drawing, width, height),
  );
}

/** Health: a deep leaf ground and a turmeric sun, bright plants, two packs on a plinth. */
export function healthHero(packs: readonly Pack[]): string {
  const { width, height } = heroSize;
  const drawing = createDrawing('hero health');
  return drawing.finish(
    width,
    height,
    sweep(drawing, width, height, mix(palette.leaf, '#2C6B52', 0.5), 1000) +
      `<circle cx="800" cy="560" r="450" fill="${palette.turmeric}"/>` +
      plantShadow(drawing, 'moringa', 590, 1010, 1.24, -3, 0.26) +
      paintedPlant(drawing, 'turmeric', 1120, 1010, 1.26, 8) +
      paintedPlant(drawing, 'moringa', 520, 1010, 1.24, -7) +
      roundPlinth(drawing, 800, 1070, 480, 80, '#DDE3D2') +
      packs
        .slice(0, 2)
        .map((pack, index) => standingPack(drawing, pack, index ? 1010 : 660, 1082, fit(pack, index ? 560 : 680, 370)))
        .join('') +
      rootedPlant(drawing, 'lotus', 1370, 1200, 0.7, 4) +
      rootedPlant(drawing, 'gymnema', 220, 1200, 0.86, -4) +
      paperTooth(drawing, width, height),
  );
}

/** A banner: the pack among its plants on a shelf, before a pale sun. */
export function bannerShot(pack: Pack): string {
  const { width, height } = bannerSize;
  const drawing = createDrawing(`banner ${pack.plate.slug}`);
  const first = mainPlant(pack);
  const [, second = first, third = first] = plantsOf(pack);
  const stone = mix(lighten(pack.tint.ground, 0.4), '#EFE8D8', 0.35);
  return drawing.finish(
    width,
    height,
    sweep(drawing, width, height, pack.tint.ground, 470) +
      `<circle cx="480" cy="250" r="225" fill="${mix(pack.tint.ground, '#FFFDF6', 0.4)}"/>` +
      plantShadow(drawing, first, 716, 490, 0.62, 13, 0.15) +
      paintedPlant(drawing, first, 668, 490, 0.62, 9, true) +
      paintedPlant(drawing, second, 306, 490, 0.6, -9) +
      slab(drawing, 480, 505, 560, 60, stone) +
      standingPack(drawing, pack, 480, 512, fit(pack, 408, 300)) +
      rootedPlant(drawing, third, 852, 536, 0.46, 8) +
      rootedPlant(drawing, first, 112, 536, 0.5, -6) +
      paperTooth(drawing, width, height),
  );
}

/** A promotion: a family of packs with a plant, for the dialogs of the Baby and Beauty shelves. */
export function promotionShot(
  name: string,
  packs: readonly Pack[],
  tintName: TintName,
  plants: readonly [PlantName, PlantName],
): string {
  const { width, height } = portrait;
  const drawing = createDrawing(`promotion ${name}`);
  const tint = tints[tintName];
  const stone = mix(lighten(tint.ground, 0.4), '#EFE8D8', 0.4);
  const places = [
    [460, 1000, 560, 270],
    [720, 985, 470, 240],
    [232, 985, 430, 230],
  ] as const;
  return drawing.finish(
    width,
    height,
    sweep(drawing, width, height, tint.ground, 880) +
      `<circle cx="480" cy="430" r="340" fill="${mix(tint.ground, '#FFFDF6', 0.5)}"/>` +
      plantShadow(drawing, plants[1], 714, 890, 1, 13, 0.14) +
      paintedPlant(drawing, plants[0], 330, 890, 1.05, -8) +
      paintedPlant(drawing, plants[1], 660, 890, 1, 9, true) +
      slab(drawing, 480, 985, 430, 62, stone) +
      [...packs.slice(0, 3).entries()]
        .reverse()
        .map(([index, pack]) => {
          const [x, y, tall, wide] = places[index] ?? places[0];
          return standingPack(drawing, pack, x, y, fit(pack, tall, wide));
        })
        .join('') +
      paperTooth(drawing, width, height),
  );
}
