import { publishedFiles, type Files } from '@shop/release-tools/archive/files';
import { defaultDeployment } from '@shop/release-tools/headers/deployment';
import { headerRules, type HeaderRules } from '@shop/release-tools/headers/header-rules';
import { inlineHashes } from '@shop/release-tools/headers/inline-parts';
import type { DemoParts } from './demo-parts.ts';
import { insertInHead } from './insert-in-head.ts';
import { withMetaTags } from './meta-tags.ts';

/** Runs first in every page, and not deferred: see `src/page/boot.ts`. */
const BOOT = '<script src="/demo.js"></script>';

/** Everything else is as by default: the shop's own origin answers. */
const CONFIG = `// The demo has a service worker of its own, in which its API runs.
globalThis.shopConfig = { serviceWorker: false };
`;

/** The policy by which the demo's script vouches for what it writes, see `src/page/trusted.ts`. */
const POLICY = 'demo';

/**
 * The folder that any static host can publish: the storefront as it is published, with one script in front, and what its
 * API has as plain files. Pages bring their rules along, since such hosts set no headers.
 */
export function demoSite({ storefront, scripts, apiFiles }: DemoParts): Files {
  const published = [...publishedFiles(storefront)].map(withBoot);
  const site = new Map([...published, ['shop-config.js', Buffer.from(CONFIG)] as const]);
  const rules = withPolicy(headerRules(defaultDeployment, inlineHashes(site)));
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
