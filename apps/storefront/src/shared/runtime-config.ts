import type { RuntimeConfig } from './runtime-config.schema.ts';

/**
 * The widths in px in which pictures are served, as far as pages ask for them: 720 for the full width of a phone of 360 to 412 CSS px at 2x,
 * 480 and 320 for half of it at 3x and 2x.
 */
const pictureWidths = [320, 480, 720, 960] as const;

/** The settings of /shop-config.js; `runtime-config.schema.ts` says what they mean. */
export const runtimeDefaults: RuntimeConfig = {
  apiBase: '/api',
  postalBase: '',
  portalBase: '',
  paymentProvider: 'mockpay',
  paymentKey: 'mockpay_public_key',
  paymentScript: '',
  paymentTimeout: 600,
  pictureWidths,
  addressLines: 'optional',
  maskPassword: false,
  serviceWorker: true,
};

/** The values of the settings that are a choice. */
const choices: { [Name in 'paymentProvider' | 'addressLines']: Record<RuntimeConfig[Name], 1> } = {
  paymentProvider: { mockpay: 1, razorpay: 1 },
  addressLines: { optional: 1, required: 1 },
};

const typeOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

/** Of its default's type, and among the choices. Without zod, which pages do not load. */
const isUsable = ([name, value]: [name: string, value: unknown]): boolean =>
  typeOf(value) === typeOf(runtimeDefaults[name as keyof RuntimeConfig]) &&
  (!(name in choices) || (value as string) in choices[name as keyof typeof choices]);

/** The deployment's settings that can be used: a wrong one leaves its default, and a page that works. */
export const usableSettings = (config: object | undefined): Partial<RuntimeConfig> =>
  Object.fromEntries(Object.entries({ ...config }).filter(isUsable));

/** The names of the others. */
export const unusedSettings = (config: object | undefined): string[] =>
  Object.keys({ ...config }).filter((name) => !(name in usableSettings(config)));
