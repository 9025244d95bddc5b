import { readFileSync } from 'node:fs';
import type { parseArgs } from 'node:util';
import { runInNewContext } from 'node:vm';
import { ArgumentError, callerPath, CommandError } from '@shop/workspace-tools/terminal/command';
import type { Files } from '../archive/files.ts';
import { releaseMessages as messages } from '../release.messages.ts';
import { defaultDeployment, type Deployment } from './deployment.ts';

/** What a shop-config.js says of a deployment. Its other settings do not concern the header rules. */
type ShopConfig = Partial<Omit<Deployment, 'paymentOrigins'>>;

/** Arguments that state the same as a setting of shop-config.js, for the rules and to check that file. */
const settings = {
  'api-base': 'apiBase',
  'postal-base': 'postalBase',
  portal: 'portalBase',
  provider: 'paymentProvider',
  'payment-script': 'paymentScript',
} as const satisfies Record<string, keyof ShopConfig>;

const providers: readonly string[] = ['mockpay', 'razorpay'];

/** The arguments that describe a deployment, for `parseArgs`. */
export const deploymentArguments = {
  'api-base': { type: 'string' },
  'postal-base': { type: 'string' },
  portal: { type: 'string' },
  provider: { type: 'string' },
  'payment-script': { type: 'string' },
  'payment-origin': { type: 'string', multiple: true },
} as const;

/** These arguments, for the usage of a command. */
export const deploymentUsage = `  --api-base, --postal-base, --portal, --payment-script URL, --payment-origin ORIGIN (repeatable),
  --provider ${providers.join('|')}: what the deployment uses, see docs/publishing.md`;

type Values = ReturnType<typeof parseArgs<{ options: typeof deploymentArguments }>>['values'];

/** A deployment's shop-config.js. */
export interface ConfigFile {
  readonly file: string;
  readonly content: Buffer;
  readonly settings: ShopConfig;
}

/**
 * The deployment that a configuration file and the arguments describe together.
 *
 * @param config the file that will be published; without one the arguments stand alone
 * @throws CommandError when an argument is malformed, or contradicts the file
 */
export function readDeployment(values: Values, config?: ConfigFile): Deployment {
  const configured: Deployment = { ...defaultDeployment, ...config?.settings };
  const given = Object.entries(settings).flatMap(([argument, setting]) => {
    const value = values[argument as keyof typeof settings];
    if (value === undefined) return [];
    checkSetting(`--${argument}`, setting, value);
    if (config && value !== configured[setting])
      throw new CommandError(messages.contradiction(argument, value, config.file, setting, configured[setting]));
    return [[setting, value]];
  });
  const paymentOrigins = values['payment-origin'] ?? [];
  for (const origin of paymentOrigins) checkSetting('--payment-origin', 'paymentScript', origin);
  return { ...configured, ...(Object.fromEntries(given) as ShopConfig), paymentOrigins };
}

/** Reads the file given with `--config`. @throws CommandError when it cannot be used */
export function readConfigFile(file: string | undefined): ConfigFile | undefined {
  return file === undefined ? undefined : shopConfig(file, readFileSync(callerPath(file)));
}

/**
 * The configuration that will be published: the given file, else the artifact's own.
 *
 * @throws CommandError when neither it nor an argument names the payment provider, so that the test provider is never
 * published by accident
 */
export function publishedConfig(values: Values, artifact: Files, given: ConfigFile | undefined): ConfigFile {
  const config = given ?? shopConfig('shop-config.js', artifact.get('site/shop-config.js') ?? Buffer.alloc(0));
  if (config.settings.paymentProvider === undefined && values.provider === undefined)
    throw new ArgumentError(messages.providerNotNamed(config.file));
  return config;
}

/**
 * A shop-config.js with its settings, as the shop's page would run it.
 *
 * @throws CommandError when it does not run, or sets something that cannot be used
 */
export function shopConfig(file: string, content: Buffer): ConfigFile {
  const page: { shopConfig?: unknown } = {};
  try {
    runInNewContext(content.toString(), page, { timeout: 1_000 });
  } catch (error) {
    throw new CommandError(messages.badConfig(file, String(error)));
  }
  const { shopConfig: given } = page;
  if (typeof given !== 'object' || given === null) throw new CommandError(messages.noConfig(file));
  const found = Object.values(settings).flatMap((setting) => {
    const value = (given as Record<string, unknown>)[setting];
    if (value === undefined) return [];
    checkSetting(`${setting} in ${file}`, setting, value);
    return [[setting, value]];
  });
  return { file, content, settings: Object.fromEntries(found) as ShopConfig };
}

/** A provider is one of those known; everything else is a path on the shop's own origin, an http(s) URL, or empty. */
function checkSetting(name: string, setting: keyof ShopConfig, value: unknown): void {
  if (setting === 'paymentProvider') {
    if (!providers.includes(String(value))) throw new ArgumentError(messages.unknownProvider(name, value, providers));
  } else if (
    typeof value !== 'string' ||
    !(value === '' || value.startsWith('/') || /^https?:$/.test(URL.parse(value)?.protocol ?? ''))
  ) {
    throw new ArgumentError(messages.noAddress(name, value));
  }
}
