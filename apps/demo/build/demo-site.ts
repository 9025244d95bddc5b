import { publishedFiles, type Files } from '@shop/release-tools/archive/files';
import { defaultDeployment } from '@shop/release-tools/headers/deployment';
import { headerRules, type HeaderRules } from '@shop/release-tools/headers/header-rules';
import type { DemoParts } from './demo-parts.ts';
import { insertInHead } from './insert-in-head.ts';
import { withMetaTags } from './meta-tags.ts';

/** First script of every page, not deferred: see `src/page/boot.ts`. */
const BOOT = '<script src="/demo.js"></script>';

/** Everything else has its default: the API is on the shop's own origin. */
const CONFIG = `// The demo has a service worker of its own, in which its API runs.
globalThis.shopConfig = { serviceWorker: false };
`;

/** The Trusted Types policy of the demo's script, see `src/page/trusted.ts`. */
const POLICY = 'demo';

/**
 * The files for any static host: the published storefront with one more script, and the API's static files. Header
 * rules become meta tags, since such hosts set no headers.
 */
export function demoSite({ storefront, scripts, apiFiles }: DemoParts): Files {
  const published = [...publishedFiles(storefront)].map(withBoot);
  const site = new Map([...published, ['shop-config.js', Buffer.from(CONFIG)] as const]);
  const rules = withPolicy(headerRules(defaultDeployment));
  return new Map([...withMetaTags(site, rules), ...scripts, ...apiFiles]);
}

function withBoot([file, content]: readonly [string, Buffer]): readonly [string, Buffer] {
  if (!file.endsWith('.html')) return [file, content];
  return [file, Buffer.from(insertInHead(content.toString(), BOOT))];
}

function withPolicy(rules: HeaderRules): HeaderRules {
  const policy = rules.pages['Content-Security-Policy'] ?? '';
  const extended = policy.replace(/(?<=; )trusted-types /, `$&${POLICY} `);
  if (extended === policy) throw new Error('The header rules name no Trusted Types policies to add to.');
  return { ...rules, pages: { ...rules.pages, 'Content-Security-Policy': extended } };
}
