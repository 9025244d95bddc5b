import type { parseArgs } from 'node:util';
import { Refusal } from '@shop/workspace-tools/terminal/refusal';
import { releaseMessages as messages } from '../release.messages.ts';
import { defaultDeployment, type Deployment } from './deployment.ts';

/** The options of the command line that say where a deployment's services stand. */
export const deploymentOptions = {
  'api-base': { type: 'string' },
  'postal-base': { type: 'string' },
  portal: { type: 'string' },
  provider: { type: 'string' },
  'payment-script': { type: 'string' },
  'payment-origin': { type: 'string', multiple: true },
} as const;

/** These options, for the usage of a command. */
export const originsUsage = `  --api-base, --postal-base, --portal, --payment-script URL, --payment-origin ORIGIN (repeatable),
  --provider mockpay|razorpay: what the deployment uses, see docs/publishing.md`;

type Values = ReturnType<typeof parseArgs<{ options: typeof deploymentOptions }>>['values'];

/** @throws Refusal when an address is none, or the provider is unknown */
export function readDeployment(values: Values): Deployment {
  const { provider = defaultDeployment.provider } = values;
  if (provider !== 'mockpay' && provider !== 'razorpay') throw new Refusal(messages.unknownProvider(provider));
  return {
    apiBase: address('api-base', values['api-base']),
    postalBase: address('postal-base', values['postal-base']),
    portalBase: address('portal', values.portal),
    provider,
    paymentScript: address('payment-script', values['payment-script']),
    paymentOrigins: (values['payment-origin'] ?? []).map((origin) => address('payment-origin', origin)),
  };
}

/** A path of the shop's own origin, or an address with http or https. */
function address(option: string, text = ''): string {
  if (text === '' || text.startsWith('/')) return text;
  if (!/^https?:$/.test(URL.parse(text)?.protocol ?? '')) throw new Refusal(messages.noAddress(option, text));
  return text;
}
