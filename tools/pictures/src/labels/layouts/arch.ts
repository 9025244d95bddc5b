import { mix } from '../../paint/colour.ts';
import { straightPath, type Point } from '../../paint/geometry.ts';
import { arrange, smallPrint } from '../arrange.ts';
import { printIngredients } from '../ingredient-list.ts';
import type { Box, LabelSheet, Layout } from '../sheet.ts';
import { brandLine, mainPlant } from '../words.ts';
import { footLine } from './foot-line.ts';

/** The outline of a window with a round head, bent onto the vessel. */
function windowPath({ wrap }: LabelSheet, { left, right, top, foot }: Box, inset: number): string {
  const half = (right - left) / 2 - inset;
  const x = (left + right) / 2;
  const points: Point[] = [{ x: x - half, y: foot - inset }];
  for (let step = 0; step <= 24; step += 1) {
    const angle = Math.PI - (Math.PI * step) / 24;
    points.push({ x: x + Math.cos(angle) * half, y: top + inset + half - Math.sin(angle) * half });
  }
  points.push({ x: x + half, y: foot - inset });
  return straightPath(wrap ? points.map(wrap) : points);
}

/** A window with a round head frames the plant. */
export const arch: Layout = (sheet, pack) => {
  const { top, foot, reach, line } = sheet;
  const small = smallPrint(sheet);
  const side = reach * 0.94;
  const brandBase = top + small * 2.2;
  const places = arrange(
    sheet,
    pack,
    { left: -side, right: side, top: brandBase + small * 0.9, foot: foot - small * 2.9 },
    { plant: 'above' },
  );
  const { title, plant } = places;
  const tall = plant.foot - plant.top;
  const half = Math.min((plant.right - plant.left) / 2, tall * 0.46);
  const x = (plant.left + plant.right) / 2;
  const pane: Box = { ...plant, left: x - half, right: x + half };
  return (
    `<path d="${windowPath(sheet, pane, 0)}" fill="${mix(pack.tint.ground, '#FFFDF6', 0.25)}" stroke="${pack.accent}" stroke-width="1.6"/>` +
    `<path d="${windowPath(sheet, pane, 4)}" fill="none" stroke="${pack.accent}" stroke-width="0.8" opacity="0.7"/>` +
    sheet.plant(mainPlant(pack), {
      left: pane.left + half * 0.12,
      right: pane.right - half * 0.12,
      top: pane.top + tall * 0.08,
      foot: pane.foot - 7,
    }) +
    line(brandLine, 0, brandBase, { face: 'titleBold', size: small * 1.35, tracking: small * 0.5 }, pack.accent) +
    sheet.title(pack.plate.name, title.x, title.y, { face: 'titleBold', ...title }, pack.ink, title.room, title.lines)
      .svg +
    printIngredients(sheet, pack, places.list, pack.ink, pack.accent) +
    footLine(sheet, pack, pack.ink, pack.accent)
  );
};
