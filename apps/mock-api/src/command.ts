import { base, mockCommand, option, readOptions, wholeNumber, type Options } from '@shop/mock-engine/cli/options';
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
    intro: messages.intro,
    after: messages.after,
    dataFile: { path: defaultDataFile, shown: '.data/mock-api.sqlite' },
    options: [
      option('--products <number>', messages.products)
        .env('MOCK_API_PRODUCTS')
        .argParser(wholeNumber(products.length, MAX_PRODUCTS)),
      option('--token-minutes <number>', messages.tokenMinutes)
        .env('MOCK_API_TOKEN_MINUTES')
        .argParser(wholeNumber(1, 99_999_999)),
      option('--record-postal-from <url>', messages.recordPostalFrom).argParser(base),
    ],
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
  if (options.recordPostalFrom && !options.recording) command.error(`error: ${messages.postalAlone}`);
  return { ...options, signingSecret };
}
