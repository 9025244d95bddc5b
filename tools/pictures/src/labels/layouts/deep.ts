import { arrange, smallPrint } from '../arrange.ts';
import { printIngredients } from '../ingredient-list.ts';
import type { Layout } from '../sheet.ts';
import { brandLine, mainPlant } from '../words.ts';
import { footLine } from './foot-line.ts';

const GOLD = '#F1DDA0';

/** One pale ink on a deep ground. */
export const deep: Layout = (sheet, pack) => {
  const { top, foot, reach, line } = sheet;
  const small = smallPrint(sheet);
  const side = reach * 0.9;
  const brandBase = top + small * 2.4;
  const places = arrange(
    sheet,
    pack,
    { left: -side, right: side, top: brandBase + small * 1.2, foot: foot - small * 2.9 },
    { plant: 'below' },
  );
  const { title } = places;
  return (
    line(brandLine, 0, brandBase, { face: 'titleBold', size: small * 1.35, tracking: small * 0.5 }, pack.accent) +
    sheet.title(pack.plate.name, title.x, title.y, { face: 'titleBold', ...title }, pack.ink, title.room, title.lines)
      .svg +
    sheet.plant(mainPlant(pack), places.plant, GOLD) +
    printIngredients(sheet, pack, places.list, pack.ink, pack.accent) +
    footLine(sheet, pack, pack.accent, pack.accent)
  );
};
