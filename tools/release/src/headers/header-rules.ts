import { FALLBACK_PAGE } from '@shop/domain/presentation/page-file';
import { areTrustedTypesEnforced, pagePolicy, policyText, trustedTypes } from './content-security-policy.ts';
import { originsOf, type Deployment } from './deployment.ts';
import type { InlineHashes } from './inline-parts.ts';

/** The one set of rules that every host gets, each in its own language (`targets`). */
export interface HeaderRules {
  /** With every answer that the site gives. */
  readonly everywhere: Readonly<Record<string, string>>;
  /** What rules pages and workers: with all that is not hashed. A script or font would carry it for nothing. */
  readonly pages: Readonly<Record<string, string>>;
  /** `Cache-Control` of files whose name holds a hash of their content, all in one folder: no page is among them. */
  readonly hashed: { readonly folder: string; readonly cacheControl: string };
  /** `Cache-Control` of all others: pages, run-time configuration, icons. Kept, but asked for anew. */
  readonly cacheControl: string;
  /** What a browser gets for an address that is no file: the shop's router takes over. */
  readonly fallback: string;
}

/** Of a site whose pages have no styles and scripts inside. */
export const nothingInline: InlineHashes = { styles: [], scripts: [] };

/** In seconds: as long as caches keep anything. */
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

/** @param inline what stands in the site's own pages, see `inlineHashes` */
export function headerRules(deployment: Deployment, inline: InlineHashes): HeaderRules {
  const page = pagePolicy(deployment, inline);
  const isEnforced = areTrustedTypesEnforced(deployment);
  return {
    everywhere: { 'X-Content-Type-Options': 'nosniff', 'Strict-Transport-Security': `max-age=${YEAR}` },
    pages: {
      'Content-Security-Policy': policyText(isEnforced ? { ...page, ...trustedTypes } : page),
      ...(isEnforced ? {} : { 'Content-Security-Policy-Report-Only': policyText(trustedTypes) }),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': permissionsPolicy(deployment),
      // Not plain same-origin: a bank's page that the payment window opens must be able to answer it.
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
