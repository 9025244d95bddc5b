import { palette } from '../../paint/colour.ts';
import { arrange, smallPrint } from '../arrange.ts';
import { printIngredients } from '../ingredient-list.ts';
import type { Layout } from '../sheet.ts';
import { brandLine, mainPlant } from '../words.ts';
import { footLine } from './foot-line.ts';

/** A solid band across the head carries the brand; name at the left, plant leaning in from the right. */
export const band: Layout = (sheet, pack) => {
  const { top, foot, reach, height, line } = sheet;
  const small = smallPrint(sheet);
  const side = reach * 0.94;
  const bandFoot = top + Math.min(height * 0.16, small * 3.4);
  const places = arrange(
    sheet,
    pack,
    { left: -side, right: side, top: bandFoot + small, foot: foot - small * 2.9 },
    { plant: 'beside' },
  );
  const { title } = places;
  return (
    sheet.strip(top, bandFoot, pack.tint.deep) +
    line(
      brandLine,
      0,
      (top + bandFoot) / 2 + small * 0.62,
      { face: 'titleBold', size: small * 1.7, tracking: small * 0.6 },
      palette.paper,
    ) +
    sheet.strip(bandFoot, bandFoot + 5, pack.tint.companion) +
    sheet.plant(mainPlant(pack), places.plant) +
    sheet.title(pack.plate.name, title.x, title.y, { face: 'titleBold', ...title }, pack.ink, title.room, title.lines)
      .svg +
    printIngredients(sheet, pack, places.list, pack.ink, pack.accent) +
    footLine(sheet, pack, pack.ink, pack.accent)
  );
};
