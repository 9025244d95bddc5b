import type { Pack } from '../packs/pack.ts';
import { createDrawing } from '../paint/drawing.ts';
import { plants } from '../plants/plants.ts';
import { designPacks, loadSeed } from '../plates/load-seed.ts';
import { samplePlates } from '../plates/sample-plates.ts';
import { vessels } from '../vessels/vessels.ts';

/** Drawing every pack takes some seconds, and longer on a busy machine. */
const DRAWING_TIME_MS = 60_000;

const drawPack = (pack: Pack) => vessels[pack.plate.vessel](createDrawing('label'), pack).svg;

/** The words of a label in print order. */
const wordsOn = (svg: string) => [...svg.matchAll(/aria-label="([^"]*)"/g)].map(([, words = '']) => words);

const plantsOn = (svg: string) => [...svg.matchAll(/data-plant="([^"]*)"/g)].map(([, name = '']) => name);

/** The words that a label must have for a product. */
const declared = ({ plate }: Pack): string =>
  [
    plate.per,
    ...plate.ingredients.flatMap(({ name, part, amount, binomial }) => [name, part, amount, binomial]),
    ...(plate.also.length > 0 ? [`Also: ${plate.also.join(', ')}`] : []),
  ].join(' ');

describe('the labels', () => {
  let labels: { pack: Pack; svg: string }[] = [];

  beforeAll(async () => {
    labels = (await loadSeed()).packs.map((pack) => ({ pack, svg: drawPack(pack) }));
  }, DRAWING_TIME_MS);

  it('list every plant with part, amount and Latin name, and other ingredients', () => {
    const incomplete = labels.filter(({ pack, svg }) => !wordsOn(svg).join(' ').includes(declared(pack)));

    expect(labels.length).toBeGreaterThanOrEqual(46);
    expect(incomplete.map(({ pack }) => pack.plate.name)).toEqual([]);
  });

  it('show only the product’s first plant', () => {
    const shown = labels.map(({ pack, svg }) => [pack.plate.name, ...plantsOn(svg)]);

    expect(shown).toEqual(labels.map(({ pack: { plate } }) => [plate.name, plate.ingredients[0]?.plant]));
  });

  it('can be drawn for every plant of a product', async () => {
    const { packs } = await loadSeed();
    const named = packs.flatMap(({ plate }) => plate.ingredients.map(({ plant }) => plant));

    expect(named.filter((plant) => !Object.hasOwn(plants, plant))).toEqual([]);
  });

  it('throw when the plants would be too small to read', () => {
    const [plate] = samplePlates;
    const crowded = Array.from({ length: 5 }, () => plate?.ingredients ?? []).flat();
    const [pack] = designPacks(plate ? [{ ...plate, ingredients: crowded }] : []);

    expect(() => pack && drawPack(pack)).toThrow('The label of sample-dropper is too small for its ingredients.');
  });
});
