import { FALLBACK_PAGE } from '@shop/storefront/published-page';
import { areTrustedTypesEnforced, pagePolicy, policyText, trustedTypes } from './content-security-policy.ts';
import { originsOf, type Deployment } from './deployment.ts';

/** The header rules, rendered for each kind of host (`targets`). */
export interface HeaderRules {
  /** For every response. */
  readonly everywhere: Readonly<Record<string, string>>;
  /** Policies of pages and workers: for everything that is not hashed. Scripts and fonts do not need them. */
  readonly pages: Readonly<Record<string, string>>;
  /** `Cache-Control` of files with a content hash in their name, all in one folder without pages. */
  readonly hashed: { readonly folder: string; readonly cacheControl: string };
  /** `Cache-Control` of all others (pages, configuration, icons): cached, but revalidated. */
  readonly cacheControl: string;
  /** The page for a path without a file, where the shop's router takes over. */
  readonly fallback: string;
}

/** In seconds, the usual maximum. */
const YEAR = 31_536_000;

const switchedOff = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'usb',
];

export function headerRules(deployment: Deployment): HeaderRules {
  const page = pagePolicy(deployment);
  const isEnforced = areTrustedTypesEnforced(deployment);
  return {
    everywhere: { 'X-Content-Type-Options': 'nosniff', 'Strict-Transport-Security': `max-age=${YEAR}` },
    pages: {
      'Content-Security-Policy': policyText(isEnforced ? { ...page, ...trustedTypes } : page),
      ...(isEnforced ? {} : { 'Content-Security-Policy-Report-Only': policyText(trustedTypes) }),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': permissionsPolicy(deployment),
      // Not same-origin: a bank's page that the payment window opens must be able to reply to it.
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    },
    hashed: { folder: '/assets/', cacheControl: `public, max-age=${YEAR}, immutable` },
    cacheControl: 'no-cache',
    fallback: `/${FALLBACK_PAGE}`,
  };
}

function permissionsPolicy(deployment: Deployment): string {
  const payers = ['self', ...originsOf(deployment).payment.map((origin) => `"${origin}"`)];
  return [...switchedOff.map((feature) => `${feature}=()`), `payment=(${payers.join(' ')})`].join(', ');
}
