import type { LayoutName, Pack } from '../packs/pack.ts';
import { arch } from './layouts/arch.ts';
import { band } from './layouts/band.ts';
import { deep } from './layouts/deep.ts';
import { numeral } from './layouts/numeral.ts';
import { specimen } from './layouts/specimen.ts';
import { split } from './layouts/split.ts';
import type { LabelSheet, Layout } from './sheet.ts';

const layouts: Record<LayoutName, Layout> = { specimen, band, split, numeral, arch, deep };

/** Prints a pack's label. */
export const printLabel = (sheet: LabelSheet, pack: Pack): string => layouts[pack.layout](sheet, pack);
