import { breakLines, letter } from '../lettering/lettering.ts';
import { plateNumber } from '../labels/words.ts';
import type { Pack } from '../packs/pack.ts';
import type { Colour } from '../paint/colour.ts';
import { portrait } from './picture.ts';

/** The caption's widest line, in pixels. */
const ROOM = 400;

/** Keeps genus and species on one line. */
const NO_BREAK = '\u00A0';

/** The lines under a specimen: `PLATE 001` and all plants' Latin names, at the left or right margin: away from the pack. */
export function caption({ plate }: Pack, packAt: number, margin: number, y: number, colour: Colour): string {
  const isLeft = packAt > portrait.width / 2;
  const x = isLeft ? margin : portrait.width - margin;
  const align = isLeft ? 'start' : 'end';
  const setting = { face: 'italic', size: plate.ingredients.length > 4 ? 18 : 20, align } as const;
  const latin = breakLines(
    plate.ingredients.map(({ binomial }) => binomial.replace(' ', NO_BREAK)).join(', '),
    ROOM,
    setting,
  );
  const leading = setting.size * 1.3;
  const head = y - leading * (latin.length - 1);
  return (
    `<path d="${letter(`PLATE ${plateNumber(plate.plate)}`, { x, y: head }, { face: 'textBold', size: 19, tracking: 3, align })}" fill="${colour}"/>` +
    latin
      .map(
        (words, index) =>
          `<path d="${letter(words, { x, y: head + 30 + index * leading }, setting)}" fill="${colour}"/>`,
      )
      .join('')
  );
}
