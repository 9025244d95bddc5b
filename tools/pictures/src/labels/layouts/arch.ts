import { mix } from '../../paint/colour.ts';
import { straightPath, type Point } from '../../paint/geometry.ts';
import type { LabelSheet, Layout } from '../sheet.ts';
import { mainPlant, smallPrint } from '../small-print.ts';
import { botanicalsLine, brandLine, netLine, plateLine } from '../words.ts';

/** The outline of a window with a round head, bent onto the vessel. */
function windowPath({ wrap }: LabelSheet, top: number, foot: number, half: number, inset: number): string {
  const points: Point[] = [{ x: -half + inset, y: foot - inset }];
  for (let step = 0; step <= 24; step += 1) {
    const angle = Math.PI - (Math.PI * step) / 24;
    points.push({ x: Math.cos(angle) * (half - inset), y: top + half - Math.sin(angle) * (half - inset) });
  }
  points.push({ x: half - inset, y: foot - inset });
  return straightPath(wrap ? points.map(wrap) : points);
}

/** A window with a round head frames the plant. */
export const arch: Layout = (sheet, pack) => {
  const { top, foot, reach, height, line } = sheet;
  const small = smallPrint(sheet);
  const brandBase = top + small * 2.4;
  const netBase = foot - small * 1.6;
  const latinBase = netBase - small * 2;
  const setting = { face: 'titleBold', size: Math.min(reach * 0.29, height * 0.115) } as const;
  const tall = sheet.title(pack.plate.name, 0, 0, setting, pack.ink, reach * 1.72, 2).height;
  const titleTop = latinBase - small * 1.7 - tall;
  const windowFoot = titleTop - small * 1.4;
  const half = Math.min(reach * 0.72, (windowFoot - brandBase - small * 1.2) * 0.62);
  const windowTop = Math.max(brandBase + small * 1.2, windowFoot - half * 2.9);
  return (
    `<path d="${windowPath(sheet, windowTop, windowFoot, half, 0)}" fill="${mix(pack.tint.ground, '#FFFDF6', 0.25)}" stroke="${pack.accent}" stroke-width="1.6"/>` +
    `<path d="${windowPath(sheet, windowTop, windowFoot, half, 6)}" fill="none" stroke="${pack.accent}" stroke-width="0.8" opacity="0.7"/>` +
    sheet.plant(mainPlant(pack), 0, windowFoot - 9, (windowFoot - windowTop) * 0.9, half * 1.72) +
    line(brandLine, 0, brandBase, { face: 'titleBold', size: small * 1.3, tracking: small * 0.5 }, pack.accent) +
    sheet.title(pack.plate.name, 0, titleTop, setting, pack.ink, reach * 1.72, 2).svg +
    line(botanicalsLine(pack), 0, latinBase, { face: 'italic', size: small }, pack.accent) +
    line(
      `${plateLine(pack)}   ·   ${netLine(pack)}`,
      0,
      netBase,
      { face: 'text', size: small * 0.86, tracking: 0.8 },
      pack.ink,
    )
  );
};
