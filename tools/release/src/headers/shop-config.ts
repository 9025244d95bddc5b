import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { runtimeDefaults, type RuntimeConfig } from '@shop/storefront/runtime-config';
import { CommandError } from '@shop/workspace-tools/terminal/command';
import { releaseMessages as messages } from '../release.messages.ts';
import { defaultDeployment } from './deployment.ts';

const providers: readonly unknown[] = ['mockpay', 'razorpay'];

const addresses = ['apiBase', 'postalBase', 'portalBase', 'paymentScript'];

/** All settings of the storefront. */
export const settingNames = Object.keys(runtimeDefaults);

export interface DeploymentOptions {
  /** The deployment's shop-config.js. */
  readonly config?: string;
  /** Further origins that the payment window needs. */
  readonly paymentOrigin?: readonly string[];
}

/** What the options describe; without a configuration everything is on the shop's own origin. */
export function readDeployment({ config: file, paymentOrigin: paymentOrigins = [] }: DeploymentOptions) {
  const config = file === undefined ? undefined : readShopConfig(file);
  for (const origin of paymentOrigins) checkAddress('--payment-origin', origin);
  return { config, deployment: { ...defaultDeployment, ...config?.settings, paymentOrigins } };
}

/**
 * Reads a shop-config.js, as the shop's page would run it.
 *
 * @throws CommandError when it does not run, or sets something that cannot be used
 */
function readShopConfig(file: string) {
  const content = readFileSync(file);
  const page: { shopConfig?: unknown } = {};
  try {
    runInNewContext(content.toString(), page, { timeout: 1_000 });
  } catch (error) {
    throw new CommandError(messages.badConfig(file, String(error)));
  }
  if (typeof page.shopConfig !== 'object' || page.shopConfig === null) throw new CommandError(messages.noConfig(file));

  const settings = page.shopConfig as Partial<RuntimeConfig>;
  for (const [name, value] of Object.entries(settings)) {
    if (!settingNames.includes(name)) throw new CommandError(messages.unknownSetting(file, name, settingNames));
    if (addresses.includes(name)) checkAddress(`${name} in ${file}`, value);
  }
  const { paymentProvider = 'mockpay', paymentKey } = settings;
  if (!providers.includes(paymentProvider))
    throw new CommandError(messages.unknownProvider(file, paymentProvider, providers));
  if (paymentProvider === 'razorpay' && !paymentKey) throw new CommandError(messages.noPaymentKey(file));
  return { content, settings };
}

/** A path on the shop's own origin, an http(s) URL, or empty. */
function checkAddress(name: string, value: unknown): void {
  const isAddress = typeof value === 'string' && /^(|\/(?![/\\]).*|https?:\/\/.+)(?<!\/)$/.test(value);
  if (!isAddress || !URL.parse(value, 'http://shop')) throw new CommandError(messages.noAddress(name, value));
}
