import type { Pack } from '../packs/pack.ts';
import type { PlantName } from '../plants/plants.ts';
import type { LabelSheet } from './sheet.ts';

/** The size of small print, in pixels: by the label's width, less on a low label. */
export const smallPrint = ({ reach, height }: LabelSheet) => Math.max(11, Math.min(reach * 0.092, height * 0.047));

/** The plant that the label shows. */
export const mainPlant = (pack: Pack): PlantName => pack.plate.plants[0] ?? 'tulsi';
