import { mix } from '../../paint/colour.ts';
import type { Layout } from '../sheet.ts';
import { mainPlant, smallPrint } from '../small-print.ts';
import { botanicalsLine, brandLine, netLine, plateNumber } from '../words.ts';

/** The plate's number, very large, and the plant beside it. */
export const numeral: Layout = (sheet, pack) => {
  const { top, foot, reach, height, line, rule } = sheet;
  const small = smallPrint(sheet);
  const brandBase = top + small * 2.4;
  const netBase = foot - small * 1.5;
  const latinBase = netBase - small * 1.7;
  const setting = { face: 'titleBold', size: Math.min(reach * 0.3, height * 0.12), align: 'start' } as const;
  const tall = sheet.title(pack.plate.name, 0, 0, setting, pack.ink, reach * 1.78, 2).height;
  const titleTop = latinBase - small * 1.7 - tall;
  const middleRule = titleTop - small * 1.4;
  const room = middleRule - brandBase;
  const isTall = room > reach * 2.1;
  const numberSize = isTall ? reach * 1.06 : Math.min(room * 0.86, reach * 0.72);
  const numberBase = isTall ? brandBase + numberSize * 0.66 + small * 1.6 : middleRule - (room - numberSize * 0.66) / 2;
  return (
    line(
      plateNumber(pack.plate.plate),
      -reach * 0.94,
      numberBase,
      { face: 'titleBold', size: numberSize, align: 'start' },
      mix(pack.tint.deep, pack.stock, 0.6),
      reach * (isTall ? 1.8 : 1.16),
    ) +
    line(
      brandLine,
      -reach * 0.92,
      brandBase,
      { face: 'titleBold', size: small * 1.25, tracking: small * 0.42, align: 'start' },
      pack.accent,
    ) +
    line(
      'PLATE',
      reach * 0.92,
      brandBase,
      { face: 'text', size: small * 0.86, tracking: 1.8, align: 'end' },
      pack.accent,
    ) +
    (isTall
      ? sheet.plant(mainPlant(pack), 0, middleRule - 6, middleRule - 6 - numberBase - small, reach * 1.7)
      : sheet.plant(mainPlant(pack), reach * 0.5, middleRule - 4, room - small * 0.6, reach * 0.92)) +
    rule(middleRule, -reach * 0.92, reach * 0.92, pack.accent, 1.4) +
    sheet.title(pack.plate.name, -reach * 0.92, titleTop, setting, pack.ink, reach * 1.78, 2).svg +
    line(botanicalsLine(pack), -reach * 0.92, latinBase, { face: 'italic', size: small, align: 'start' }, pack.accent) +
    line(
      netLine(pack),
      -reach * 0.92,
      netBase,
      { face: 'textBold', size: small * 0.88, tracking: 0.8, align: 'start' },
      pack.ink,
    )
  );
};
