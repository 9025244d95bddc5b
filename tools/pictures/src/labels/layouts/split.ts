import { lighten, palette } from '../../paint/colour.ts';
import { arrange, smallPrint } from '../arrange.ts';
import { printIngredients } from '../ingredient-list.ts';
import type { Layout } from '../sheet.ts';
import { brandLine, mainPlant } from '../words.ts';
import { footLine } from './foot-line.ts';

/** Name and plant above on paper, the list below on a solid ground. */
export const split: Layout = (sheet, pack) => {
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
  const { title, list } = places;
  const half = list.top - small * 0.5;
  const pale = lighten(pack.tint.ground, 0.3);
  return (
    sheet.strip(half, foot, pack.tint.deep) +
    sheet.strip(half - 4, half, pack.tint.companion) +
    line(brandLine, 0, brandBase, { face: 'titleBold', size: small * 1.35, tracking: small * 0.5 }, pack.accent) +
    sheet.plant(mainPlant(pack), places.plant) +
    sheet.title(pack.plate.name, title.x, title.y, { face: 'titleBold', ...title }, pack.ink, title.room, title.lines)
      .svg +
    printIngredients(sheet, pack, list, palette.paper, pale) +
    footLine(sheet, pack, palette.paper, pale)
  );
};
