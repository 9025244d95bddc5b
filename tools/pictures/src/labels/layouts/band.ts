import { palette } from '../../paint/colour.ts';
import type { Layout } from '../sheet.ts';
import { mainPlant, smallPrint } from '../small-print.ts';
import { binomialLine, brandLine, netLine, plateLine } from '../words.ts';

/** A solid band across the head carries the brand; name at the left, plant leaning in from the right. */
export const band: Layout = (sheet, pack) => {
  const { top, foot, reach, height, line, rule } = sheet;
  const small = smallPrint(sheet);
  const bandFoot = top + height * 0.19;
  const titleTop = bandFoot + height * 0.085;
  const footRule = foot - small * 3;
  const setting = { face: 'titleBold', size: Math.min(reach * 0.34, height * 0.125), align: 'start' } as const;
  const title = sheet.title(pack.plate.name, -reach * 0.92, titleTop, setting, pack.ink, reach * 1.14, 3);
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
    sheet.plant(
      mainPlant(pack),
      reach * 0.5,
      footRule - small * 0.7,
      Math.min(height * 0.56, footRule - titleTop),
      reach * 0.96,
    ) +
    title.svg +
    line(
      binomialLine(pack),
      -reach * 0.92,
      titleTop + title.height + small * 2,
      { face: 'italic', size: small * 1.08, align: 'start' },
      pack.accent,
      reach * 0.95,
    ) +
    rule(footRule, -reach * 0.92, reach * 0.92, pack.accent, 1.2) +
    line(
      plateLine(pack),
      -reach * 0.92,
      footRule + small * 1.7,
      { face: 'textBold', size: small * 0.88, tracking: 1.6, align: 'start' },
      pack.accent,
    ) +
    line(
      netLine(pack),
      reach * 0.92,
      footRule + small * 1.7,
      { face: 'textBold', size: small * 0.88, tracking: 0.6, align: 'end' },
      pack.ink,
    )
  );
};
