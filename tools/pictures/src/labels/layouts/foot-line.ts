import type { Pack } from '../../packs/pack.ts';
import type { Colour } from '../../paint/colour.ts';
import { smallPrint } from '../arrange.ts';
import type { LabelSheet } from '../sheet.ts';
import { netLine, plateLine } from '../words.ts';

/** A label's last line under a rule: the plate's number at the left, the net quantity at the right. */
export function footLine(sheet: LabelSheet, pack: Pack, ink: Colour, accent: Colour): string {
  const small = smallPrint(sheet);
  const side = sheet.reach * 0.94;
  const y = sheet.foot - small * 2.4;
  const setting = { face: 'textBold', size: small * 0.94, tracking: 0.6 } as const;
  return (
    sheet.rule(y, -side, side, accent, 1.2) +
    sheet.line(plateLine(pack), -side, y + small * 1.4, { ...setting, align: 'start' }, accent) +
    sheet.line(netLine(pack), side, y + small * 1.4, { ...setting, align: 'end' }, ink)
  );
}
