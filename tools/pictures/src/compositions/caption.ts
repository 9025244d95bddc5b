import { letter } from '../lettering/lettering.ts';
import { plateNumber } from '../labels/words.ts';
import type { Pack } from '../packs/pack.ts';
import type { Colour } from '../paint/colour.ts';
import { botany } from '../plates/botany.ts';
import { portrait } from './picture.ts';

/** The line under a specimen: `PLATE 001` and the plants' Latin names, at the left or right margin: away from the pack. */
export function caption({ plate }: Pack, packAt: number, margin: number, y: number, colour: Colour): string {
  const isLeft = packAt > portrait.width / 2;
  const x = isLeft ? margin : portrait.width - margin;
  const align = isLeft ? 'start' : 'end';
  const latin = plate.plants.map((plant) => botany[plant].binomial).join(',  ');
  return (
    `<path d="${letter(`PLATE ${plateNumber(plate.plate)}`, { x, y }, { face: 'textBold', size: 19, tracking: 3, align })}" fill="${colour}"/>` +
    `<path d="${letter(latin, { x, y: y + 30 }, { face: 'italic', size: 22, align })}" fill="${colour}"/>`
  );
}
