import { mix } from '../../paint/colour.ts';
import { arrange, smallPrint } from '../arrange.ts';
import { printIngredients } from '../ingredient-list.ts';
import type { Layout } from '../sheet.ts';
import { brandLine, mainPlant, netLine, plateLine } from '../words.ts';

/** A herbarium sheet: hairline frame, number and quantity in the corners, the plant above its name. */
export const specimen: Layout = (sheet, pack) => {
  const { top, foot, reach, line, rule } = sheet;
  const small = smallPrint(sheet);
  const side = reach * 0.88;
  const headRule = top + 10 + small * 2.3;
  const corner = { face: 'textBold', size: small * 0.94, tracking: 0.6 } as const;
  const places = arrange(
    sheet,
    pack,
    { left: -side, right: side, top: headRule + small * 2.1, foot: foot - 10 - small * 0.9 },
    { plant: 'above' },
  );
  const { title } = places;
  return (
    sheet.frame(9, mix(pack.accent, pack.stock, 0.35), 1.3) +
    line(
      brandLine,
      0,
      headRule - small * 0.7,
      { face: 'titleBold', size: small * 1.4, tracking: small * 0.5 },
      pack.accent,
    ) +
    rule(headRule, -side, side, pack.accent, 1) +
    line(plateLine(pack), -side, headRule + small * 1.3, { ...corner, align: 'start' }, pack.accent) +
    line(netLine(pack), side, headRule + small * 1.3, { ...corner, align: 'end' }, pack.ink) +
    sheet.plant(mainPlant(pack), places.plant) +
    sheet.title(pack.plate.name, title.x, title.y, { face: 'titleBold', ...title }, pack.ink, title.room, title.lines)
      .svg +
    printIngredients(sheet, pack, places.list, pack.ink, pack.accent)
  );
};
