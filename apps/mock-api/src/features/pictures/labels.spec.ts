import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productSeeds } from '@shop/shop-seed/catalogue/products.seed';
import { ingredientsOf, pictureFolder } from '@shop/shop-seed/catalogue/products/to-product';
import { shippedPictures } from '../../files.ts';

/** The words on each product's label, in print order, by the folder of its pictures. */
const labels = JSON.parse(readFileSync(join(shippedPictures, 'labels.json'), 'utf8')) as Record<string, string[]>;

const wordsOn = (folder: string) => labels[folder]?.join(' ') ?? '';

describe('the labels in the pictures', () => {
  it('are of the shop’s products, each once', () => {
    expect(Object.keys(labels)).toEqual(productSeeds.map(pictureFolder).sort());
  });

  it.each(productSeeds)('print the name, number and net quantity of $title', (seed) => {
    const net = seed.net.join(' ').toLowerCase();

    expect(labels[pictureFolder(seed)]).toContain(seed.title);
    expect(wordsOn(pictureFolder(seed))).toMatch(new RegExp(`\\b${String(seed.number).padStart(3, '0')}\\b`));
    expect(wordsOn(pictureFolder(seed)).toLowerCase()).toContain(`net ${net}`);
  });

  it.each(productSeeds)('list what is in $title, with parts, amounts and Latin names', (seed) => {
    const herbs = ingredientsOf(seed).flatMap(({ name, part, amount, binomial }) => [name, part, amount, binomial]);
    const also = seed.also ? [`Also: ${seed.also.join(', ')}`] : [];

    expect(wordsOn(pictureFolder(seed))).toContain([seed.per, ...herbs, ...also].join(' '));
  });
});
