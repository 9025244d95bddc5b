import type { Layout } from '../sheet.ts';
import { mainPlant, smallPrint } from '../small-print.ts';
import { binomialLine, brandLine, plateLine } from '../words.ts';

const GOLD = '#F1DDA0';

/** One pale ink on a deep ground. */
export const deep: Layout = (sheet, pack) => {
  const { top, foot, reach, height, line, rule } = sheet;
  const small = smallPrint(sheet);
  const brandBase = top + small * 2.6;
  const titleTop = brandBase + small * 1.7;
  const setting = { face: 'title', size: Math.min(reach * 0.33, height * 0.115) } as const;
  const title = sheet.title(pack.plate.name, 0, titleTop, setting, pack.ink, reach * 1.66, 2);
  const latinBase = titleTop + title.height + small * 1.9;
  const footRule = foot - small * 3.2;
  return (
    sheet.frame(10, pack.accent, 1.2) +
    line(brandLine, 0, brandBase, { face: 'titleBold', size: small * 1.25, tracking: small * 0.5 }, pack.accent) +
    title.svg +
    line(binomialLine(pack), 0, latinBase, { face: 'italic', size: small * 1.05 }, pack.accent) +
    sheet.plant(mainPlant(pack), 0, footRule - 8, footRule - 8 - latinBase - small, reach * 1.6, GOLD) +
    rule(footRule, -reach * 0.88, reach * 0.88, pack.accent, 1) +
    line(
      plateLine(pack),
      -reach * 0.88,
      footRule + small * 1.5,
      { face: 'text', size: small * 0.86, tracking: 1.4, align: 'start' },
      pack.accent,
    ) +
    line(
      pack.plate.net,
      reach * 0.88,
      footRule + small * 1.5,
      { face: 'text', size: small * 0.86, tracking: 0.6, align: 'end' },
      pack.accent,
    )
  );
};
