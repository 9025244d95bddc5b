import { inkOn, lighten, mix, palette, type Colour } from '../paint/colour.ts';
import { createRandom } from '../paint/random.ts';
import type { Plate, VesselName } from '../plates/plate.ts';
import { tints } from '../plates/tints.ts';
import type { Closure, LayoutName, Pack } from './pack.ts';

const layouts: Record<VesselName, readonly LayoutName[]> = {
  dropper: ['specimen', 'band', 'arch', 'deep', 'split', 'numeral'],
  'capsule-jar': ['band', 'specimen', 'numeral', 'arch', 'split', 'deep'],
  pump: ['arch', 'specimen', 'deep', 'split', 'band', 'numeral'],
  pouch: ['specimen', 'deep', 'arch', 'numeral', 'split', 'band'],
  tin: ['deep', 'arch', 'band', 'specimen', 'numeral', 'split'],
  tube: ['arch', 'split', 'numeral', 'specimen', 'deep', 'band'],
};

const bodies: Record<VesselName, readonly Colour[]> = {
  dropper: ['#8A4716', '#2F5B43', '#34506B', '#6A6358', '#54406A'],
  'capsule-jar': ['#8F4A17', '#F1ECDF', '#33604A', '#2E3732', '#34506B'],
  pump: ['#8A4716', '#EFE9DA', '#3C6650', '#D9CDB6'],
  pouch: ['#C9A877', '#ECE4D2', '#3E4B43', '#B99263'],
  tin: ['#D9C9A3', '#C8CCC9', '#3A4A42', '#E8E0CC'],
  tube: ['#F1ECE0', '#DDE5DA', '#E9DCC9', '#F4EBD3'],
};

const closures: Record<VesselName, readonly Closure[]> = {
  dropper: ['black', 'brass', 'ivory', 'wood'],
  'capsule-jar': ['black', 'brass', 'wood', 'ivory', 'steel'],
  pump: ['black', 'ivory', 'brass'],
  pouch: ['brass', 'black', 'ivory'],
  tin: ['brass', 'steel', 'brass'],
  tube: ['ivory', 'wood', 'brass', 'black'],
};

const nth = <T>(list: readonly T[], index: number, otherwise: T): T => list[index % list.length] ?? otherwise;

/**
 * Designs a product's pack. `rank` counts the earlier packs of the same kind:
 * layouts, glasses and closures change at different rates, so that no two packs share all three.
 */
export function designPack(plate: Plate, rank: number): Pack {
  const tint = tints[plate.tint];
  const random = createRandom(`pack ${plate.slug}`);
  const layout = nth(layouts[plate.vessel], rank, 'specimen');
  const isSecondRound = rank >= layouts[plate.vessel].length;
  const isTinted = layout === 'numeral' ? !isSecondRound : isSecondRound;
  const stock: Colour =
    layout === 'deep' ? tint.deep : isTinted ? lighten(tint.ground, 0.34) : mix('#F8F4E8', tint.ground, 0.1);
  return {
    plate,
    tint,
    layout,
    body: nth(bodies[plate.vessel], rank + Math.floor(rank / 4), '#8A4716'),
    closure: nth(closures[plate.vessel], rank + Math.floor(rank / 5), 'black'),
    stock,
    ink: layout === 'deep' ? inkOn(tint.deep) : mix(palette.ink, tint.deep, 0.3),
    accent: layout === 'deep' ? '#E7C979' : tint.deep,
    girth: random.between(0.94, 1.08),
    stature: random.between(0.93, 1.07),
  };
}
