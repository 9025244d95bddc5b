import { mix } from '../../paint/colour.ts';
import type { Layout } from '../sheet.ts';
import { mainPlant, smallPrint } from '../small-print.ts';
import { binomialLine, botanicalsLine, brandLine, plateLine } from '../words.ts';

/** A herbarium sheet: hairline frame, number and quantity in the corners, the plant above its name. */
export const specimen: Layout = (sheet, pack) => {
  const { top, foot, reach, height, rule, line } = sheet;
  const small = smallPrint(sheet);
  const headRule = top + 10 + small * 2.7;
  const footRule = foot - 10 - small * 2;
  const setting = { face: 'title', size: Math.min(reach * 0.32, height * 0.115) } as const;
  const tall = sheet.title(pack.plate.name, 0, 0, setting, pack.ink, reach * 1.66, 2).height;
  const titleTop = footRule - small * 2.45 - tall;
  const plantTop = headRule + small * 1.2;
  return (
    sheet.frame(10, mix(pack.accent, pack.stock, 0.35), 1.3) +
    line(
      brandLine,
      0,
      headRule - small * 0.9,
      { face: 'titleBold', size: small * 1.35, tracking: small * 0.5 },
      pack.accent,
    ) +
    rule(headRule, -reach * 0.9, reach * 0.9, pack.accent, 1) +
    line(
      plateLine(pack),
      -reach * 0.9,
      headRule + small * 1.5,
      { face: 'text', size: small * 0.86, tracking: 1.2, align: 'start' },
      pack.ink,
    ) +
    line(
      pack.plate.net,
      reach * 0.9,
      headRule + small * 1.5,
      { face: 'text', size: small * 0.86, tracking: 0.6, align: 'end' },
      pack.ink,
    ) +
    sheet.plant(mainPlant(pack), 0, titleTop - small * 1.1, titleTop - small * 1.1 - plantTop, reach * 1.6) +
    sheet.title(pack.plate.name, 0, titleTop, setting, pack.ink, reach * 1.66, 2).svg +
    line(binomialLine(pack), 0, footRule - small * 0.75, { face: 'italic', size: small * 1.12 }, pack.accent) +
    rule(footRule, -reach * 0.9, reach * 0.9, pack.accent, 1) +
    line(botanicalsLine(pack), 0, footRule + small * 1.35, { face: 'text', size: small * 0.9, tracking: 0.4 }, pack.ink)
  );
};
