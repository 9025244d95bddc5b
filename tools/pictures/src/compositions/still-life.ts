import { lighten, mix } from '../paint/colour.ts';
import { createDrawing } from '../paint/drawing.ts';
import type { TintName } from '../plates/plate.ts';
import { tints } from '../plates/tints.ts';
import type { PlantName } from '../plants/plants.ts';
import { contactShadow, paintedPlant, paperTooth, plantShadow, sweep } from './ground.ts';
import { roundPlinth } from './stand.ts';

/** Category pictures are square. */
export const squareSize = { width: 960, height: 960 } as const;

/** A category's picture: two plants on a tint, one of them raised before a pale sun. */
export function stillLife(name: string, [first, second]: readonly [PlantName, PlantName], tintName: TintName): string {
  const { width, height } = squareSize;
  const drawing = createDrawing(`category ${name}`);
  const tint = tints[tintName];
  const stone = mix(lighten(tint.ground, 0.4), '#EFE8D8', 0.4);
  return drawing.finish(
    width,
    height,
    sweep(drawing, width, height, tint.ground, 760) +
      `<circle cx="560" cy="440" r="330" fill="${mix(tint.ground, '#FFFDF6', 0.42)}"/>` +
      plantShadow(drawing, first, 760, 780, 1.05, 13, 0.16) +
      contactShadow(drawing, 236, 850, 110, 12, 160) +
      paintedPlant(drawing, second, 240, 850, 0.8, -7, true) +
      roundPlinth(drawing, 560, 830, 250, 62, stone) +
      contactShadow(drawing, 560, 830, 120, 14, 90) +
      paintedPlant(drawing, first, 560, 832, 1, 3) +
      paperTooth(drawing, width, height),
  );
}
