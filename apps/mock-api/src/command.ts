import { mockCommand, readOptions, type Options } from '@shop/mock-engine/cli/options';
import { baseUrl, option, wholeNumber } from '@shop/mock-engine/config/mock-config';
import { products } from '@shop/shop-seed/catalogue/products.seed';
import { commandMessages as messages } from './command.messages.ts';
import { defaultDataFile } from './files.ts';

/** The JSON of a larger catalogue would exceed the maximum string length. */
const MAX_PRODUCTS = 100_000;

/** Options of the shop alone. */
interface ShopOptions {
  products?: number;
  tokenMinutes?: number;
  recordPostalFrom?: URL;
}

/** The command line of the mock API. */
export const shopCommand = () =>
  mockCommand({
    name: 'npm run mock-api --',
    prefix: 'MOCK_API_',
    intro: messages.intro,
    after: messages.after,
    dataFile: { path: defaultDataFile, shown: '.data/mock-api.sqlite' },
    options: {
      products: option('--products <number>', messages.products, wholeNumber(products.length, MAX_PRODUCTS)),
      tokenMinutes: option('--token-minutes <number>', messages.tokenMinutes, wholeNumber(1, 99_999_999)),
      recordPostalFrom: option('--record-postal-from <url>', messages.recordPostalFrom, baseUrl),
    },
  });

/** @param args without Node and the script */
export function readShopOptions(
  args: readonly string[],
  environment = process.env,
  command = shopCommand(),
): Options & ShopOptions & { signingSecret: string | undefined } {
  const options = readOptions<ShopOptions>(command.parse(args, { from: 'user' }), environment);
  const { MOCK_API_SIGNING_SECRET: signingSecret } = environment;
  if (signingSecret === '') command.error(`error: ${messages.emptySecret}`);
  if (options.recordPostalFrom && !options.recordFrom) command.error(`error: ${messages.postalAlone}`);
  return { ...options, signingSecret };
}
