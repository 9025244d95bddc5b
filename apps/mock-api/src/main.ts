import { runMock } from '@shop/mock-engine/cli/run-mock';
import { shopSeed, type Seed } from '@shop/shop-seed/shop-seed';
import { readShopOptions } from './command.ts';
import { manyProducts } from './definition/many-products.ts';
import { shop } from './definition/shop.ts';

const MINUTE = 60 * 1000;

const options = readShopOptions(process.argv.slice(2));
const { products, tokenMinutes, signingSecret, recordPostalFrom } = options;
const content = products === undefined ? shopSeed : seedWith(products);
const tokenLifetime = tokenMinutes && tokenMinutes * MINUTE;
await runMock(options, () => shop({ signingSecret, tokenLifetime, content }), { postal: recordPostalFrom });

/** The shop's content with a catalogue of `count` products. */
function seedWith(count: number): Seed {
  const { lists } = shopSeed;
  return { ...shopSeed, lists: { ...lists, listProducts: manyProducts(lists.listProducts, count) } };
}
