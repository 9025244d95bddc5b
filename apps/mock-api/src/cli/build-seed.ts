import { postalDirectoryMessages as messages } from '../postal-directory/postal-directory.messages.ts';
import { readPostalDirectory } from '../postal-directory/read-postal-directory.ts';
import { manyProducts } from '../world/many-products.ts';
import type { PostalDirectory, Seed } from '../world/seed.ts';
import { shopSeed } from '../world/shop-seed.ts';
import { showProgress } from './progress.ts';

export interface SeedChoice {
  /** How many products there shall be; undefined: the shop's own. */
  readonly products: number | undefined;
  readonly postalDirectory: PostalDirectory | undefined;
}

/** The shop's content, larger where that is asked for. */
export function buildSeed({ products, postalDirectory }: SeedChoice, seed: Seed = shopSeed): Seed {
  return {
    ...seed,
    ...(products === undefined ? {} : { products: manyProducts(seed.products, products) }),
    postalDirectory,
  };
}

/**
 * Reads India Post's directory and says how far it has come.
 *
 * @throws PostalDataError
 */
export async function loadPostalDirectory(file: string, output = process.stderr): Promise<PostalDirectory> {
  const progress = showProgress(messages.reading, output);
  const directory = await readPostalDirectory(file, (share, offices) => progress.show(share, messages.soFar(offices)));
  const { rows, first } = directory.leftOut;

  progress.end(messages.read(directory.offices, directory.pincodes));
  if (rows > 0) {
    const examples = first.map(({ line, why }) => `  ${messages.fault(file, line, why)}`);
    const more = rows > first.length ? [`  ${messages.more(rows - first.length)}`] : [];
    output.write(`${[messages.leftOut(rows), ...examples, ...more].join('\n')}\n`);
  }
  return directory;
}
