import { originsOf, type Deployment } from './deployment.ts';

type Directives = Readonly<Record<string, readonly string[]>>;

/** The policies that may create trusted values: DOMPurify's, and the storefront's own (`shared/trusted-types.ts`). */
const TRUSTED_TYPES_POLICIES = ['dompurify', 'scripts'];

/** What a page may load and run: no `eval`, no inline scripts and styles, style attributes freely. */
export function pagePolicy(deployment: Deployment): Directives {
  const { calls, pictures, paymentScript, payment } = originsOf(deployment);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...paymentScript],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    // Files of the academy may have a picture on any host; a portal for tests is http.
    'img-src': ["'self'", 'data:', 'https:', ...pictures],
    'font-src': ["'self'"],
    // Pictures too: a service worker's fetch of a picture counts as a connection.
    'connect-src': ["'self'", ...new Set([...calls, ...pictures, ...payment].sort())],
    'frame-src': ["'self'", ...payment],
    'form-action': ["'self'", ...payment],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
}

/** Strings cannot become script, only values that a named policy created. */
export const trustedTypes: Directives = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': TRUSTED_TYPES_POLICIES,
};

/** A third-party payment script may write HTML as it likes: there Trusted Types are reported only. */
export const areTrustedTypesEnforced = (deployment: Deployment): boolean =>
  originsOf(deployment).paymentScript.length === 0;

export const policyText = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
