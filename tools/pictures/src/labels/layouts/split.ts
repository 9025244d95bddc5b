import { lighten, palette } from '../../paint/colour.ts';
import type { Layout } from '../sheet.ts';
import { mainPlant, smallPrint } from '../small-print.ts';
import { botanicalsLine, brandLine, plateLine } from '../words.ts';

/** Plant above on paper, name below on a solid ground. */
export const split: Layout = (sheet, pack) => {
  const { top, foot, reach, height, line, rule } = sheet;
  const small = smallPrint(sheet);
  const footRule = foot - small * 2.7;
  const setting = { face: 'title', size: Math.min(reach * 0.31, height * 0.115) } as const;
  const tall = sheet.title(pack.plate.name, 0, 0, setting, palette.paper, reach * 1.7, 2).height;
  const latinBase = footRule - small * 1.1;
  const titleTop = latinBase - small * 1.7 - tall;
  const half = titleTop - small * 1.7;
  const brandBase = top + small * 2.4;
  return (
    sheet.strip(half, foot, pack.tint.deep) +
    sheet.strip(half - 5, half, pack.tint.companion) +
    line(brandLine, 0, brandBase, { face: 'titleBold', size: small * 1.3, tracking: small * 0.5 }, pack.accent) +
    sheet.plant(mainPlant(pack), 0, half - 9, half - 9 - brandBase - small * 0.8, reach * 1.7) +
    sheet.title(pack.plate.name, 0, titleTop, setting, palette.paper, reach * 1.7, 2).svg +
    line(botanicalsLine(pack), 0, latinBase, { face: 'italic', size: small }, lighten(pack.tint.ground, 0.3)) +
    rule(footRule, -reach * 0.9, reach * 0.9, lighten(pack.tint.ground, 0.2), 0.9) +
    line(
      plateLine(pack),
      -reach * 0.9,
      footRule + small * 1.6,
      { face: 'text', size: small * 0.86, tracking: 1.4, align: 'start' },
      palette.paper,
    ) +
    line(
      pack.plate.net,
      reach * 0.9,
      footRule + small * 1.6,
      { face: 'text', size: small * 0.86, tracking: 0.6, align: 'end' },
      palette.paper,
    )
  );
};
