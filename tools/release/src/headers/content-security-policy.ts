import { originsOf, type Deployment } from './deployment.ts';
import type { InlineHashes } from './inline-parts.ts';

type Directives = Readonly<Record<string, readonly string[]>>;

/** Emotion adds its style element empty and fills it through the CSS object model: this is the hash of nothing. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The only makers of trusted values: DOMPurify, and the storefront's own (`shared/trusted-types.ts`,
 * `shared/trusted-worker-script.ts`).
 */
const TRUSTED_TYPES_POLICIES = ['dompurify', 'payment-script', 'service-worker', 'structured-data'];

/**
 * What a page may load and run. Inline runs only what the build wrote into its pages, nothing is evaluated; of styles,
 * attributes may be inline besides.
 */
export function pagePolicy(deployment: Deployment, inline: InlineHashes): Directives {
  const { calls, pictures, paymentScript, payment } = originsOf(deployment);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts.map(quoted), ...paymentScript],
    'style-src': ["'self'", EMPTY_STYLE, ...inline.styles.map(quoted)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...union(pictures, payment)],
    'font-src': ["'self'"],
    // Pictures too: the service worker asks for them, and what it asks for is no picture to a browser.
    'connect-src': ["'self'", ...union(union(calls, pictures), payment)],
    'frame-src': ["'self'", ...payment],
    'form-action': ["'self'", ...payment],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
}

/** Strings may not become script: only what a named policy has made. */
export const trustedTypes: Directives = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': TRUSTED_TYPES_POLICIES,
};

/** A foreign payment script may write HTML in its own ways: there Trusted Types are reported, and not enforced. */
export const areTrustedTypesEnforced = (deployment: Deployment): boolean =>
  originsOf(deployment).paymentScript.length === 0;

export const policyText = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

const quoted = (hash: string) => `'${hash}'`;

const union = (some: readonly string[], others: readonly string[]) => [...new Set([...some, ...others])].sort();
