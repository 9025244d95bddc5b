import { parseArgs } from 'node:util';

import type { RemoteOptions } from './remote-provider.ts';
import { verifyMessages as messages } from './verify.messages.ts';

export type VerifyOptions =
  | { readonly kind: 'own' }
  | { readonly kind: 'remote'; readonly remote: RemoteOptions }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly detail: string };

const TOKEN_VARIABLE = 'SHOP_API_TOKEN';

const config = {
  'base-url': { type: 'string' },
  'postal-base-url': { type: 'string' },
  'state-url': { type: 'string' },
  token: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Reads the command line of `npm run pact:verify`. */
export function readVerifyOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): VerifyOptions {
  try {
    return read(parseArgs({ args: [...args], options: config }).values, environment[TOKEN_VARIABLE]);
  } catch (error) {
    return { kind: 'wrong', detail: error instanceof Error ? error.message : String(error) };
  }
}

type Values = Partial<Record<'base-url' | 'postal-base-url' | 'state-url' | 'token', string>> & {
  help?: boolean;
};

function read(values: Values, tokenOfEnvironment: string | undefined): VerifyOptions {
  if (values.help) return { kind: 'help' };
  for (const option of ['base-url', 'postal-base-url', 'state-url'] as const) {
    const text = values[option];
    if (text !== undefined && !isWebAddress(text))
      return { kind: 'wrong', detail: messages.badUrl(`--${option}`, text) };
  }
  const { 'base-url': shop, 'postal-base-url': postal, 'state-url': stateUrl, token = tokenOfEnvironment } = values;
  if (shop === undefined && postal === undefined) {
    const lonely = (['state-url', 'token'] as const).find((option) => values[option] !== undefined);
    return lonely ? { kind: 'wrong', detail: messages.alone(`--${lonely}`) } : { kind: 'own' };
  }
  const baseUrls = { 'shop-api': withoutSlash(shop), 'postal-service': withoutSlash(postal) };
  return { kind: 'remote', remote: { baseUrls, token: token || undefined, stateUrl } };
}

const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

const withoutSlash = (url: string | undefined): string | undefined => url?.replace(/\/+$/, '');
