import { mix } from '../../paint/colour.ts';
import { arrange, smallPrint } from '../arrange.ts';
import { printIngredients } from '../ingredient-list.ts';
import type { Layout } from '../sheet.ts';
import { brandLine, mainPlant, netLine, plateNumber } from '../words.ts';

/** The plate's number, large, above the name, and the plant beside both. */
export const numeral: Layout = (sheet, pack) => {
  const { top, foot, reach, height, line } = sheet;
  const small = smallPrint(sheet);
  const side = reach * 0.94;
  const brandBase = top + small * 2.2;
  const number = Math.min(reach * 0.5, height * 0.15);
  const places = arrange(
    sheet,
    pack,
    { left: -side, right: side, top: brandBase + small * 0.9, foot: foot - small * 1.1 },
    { plant: 'above', head: number * 0.9 },
  );
  const { title } = places;
  return (
    line(
      brandLine,
      -side,
      brandBase,
      { face: 'titleBold', size: small * 1.35, tracking: small * 0.42, align: 'start' },
      pack.accent,
    ) +
    line(
      netLine(pack),
      side,
      brandBase,
      { face: 'textBold', size: small * 0.94, tracking: 0.6, align: 'end' },
      pack.ink,
    ) +
    line(
      plateNumber(pack.plate.plate),
      -side,
      brandBase + small * 0.9 + number * 0.66,
      { face: 'titleBold', size: number, align: 'start' },
      mix(pack.tint.deep, pack.stock, 0.5),
    ) +
    sheet.plant(mainPlant(pack), places.plant) +
    sheet.title(pack.plate.name, title.x, title.y, { face: 'titleBold', ...title }, pack.ink, title.room, title.lines)
      .svg +
    printIngredients(sheet, pack, places.list, pack.ink, pack.accent)
  );
};
