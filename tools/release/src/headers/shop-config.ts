import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { usableSettings } from '@shop/storefront/runtime-config';
import { baseAddress, runtimeConfigSchema } from '@shop/storefront/runtime-config.schema';
import { CommandError } from '@shop/workspace-tools/terminal/command';
import { releaseMessages as messages } from '../release.messages.ts';
import { defaultDeployment } from './deployment.ts';

/** All settings of the storefront. */
export const settingNames = Object.keys(runtimeConfigSchema.shape);

export interface DeploymentOptions {
  /** The deployment's shop-config.js. */
  readonly config?: string;
  /** Further origins that the payment window needs. */
  readonly paymentOrigin?: readonly string[];
}

/** What the options describe; without a configuration everything is on the shop's own origin. */
export function readDeployment({ config: file, paymentOrigin: paymentOrigins = [] }: DeploymentOptions) {
  const config = file === undefined ? undefined : readShopConfig(file);
  for (const origin of paymentOrigins) {
    const { error } = baseAddress.safeParse(origin);
    if (error) throw new CommandError(messages.wrongValue('--payment-origin', error.issues[0]?.message, origin));
  }
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
  const { shopConfig: given } = page;
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new CommandError(messages.noConfig(file));

  const { error, data: settings } = runtimeConfigSchema.partial().safeParse(given);
  const wrong = (error?.issues ?? []).map((issue) => {
    if (issue.code === 'unrecognized_keys') return messages.unknownSettings(file, issue.keys, settingNames);
    const name = String(issue.path[0]);
    return messages.wrongValue(`${name} in ${file}`, issue.message, (given as Record<string, unknown>)[name]);
  });
  if (settings?.paymentProvider === 'razorpay' && !settings.paymentKey) wrong.push(messages.noPaymentKey(file));
  if (!settings || wrong.length > 0) throw new CommandError([...new Set(wrong)].join('\n'));
  return { content, settings: usableSettings(settings) };
}
