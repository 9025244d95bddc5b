import { publishedFiles, type Files } from '@shop/release-tools/archive/files';
import { defaultDeployment } from '@shop/release-tools/headers/deployment';
import { headerRules, type HeaderRules } from '@shop/release-tools/headers/header-rules';
import type { DemoParts } from './demo-parts.ts';

/** First script of every page, not deferred. Below a path, the home page still finds it, which says so: `src/page/boot.ts`. */
const boot = (file: string) => `<script src="${file === 'index.html' ? '' : '/'}demo.js"></script>`;

/** Of a page, before all scripts: the charset, for which browsers look in the first 1024 bytes only, and the viewport. */
const ownMetaTags = /<head>(?:\s*<meta\b[^>]*>)*/;

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
  const rules = headerRules(defaultDeployment);
  const site = new Map(publishedFiles(storefront));
  for (const [file, content] of site) {
    if (!file.endsWith('.html')) continue;
    const beginning = [...metaTags(rules), boot(file)].join('\n    ');
    site.set(file, Buffer.from(content.toString().replace(ownMetaTags, (before) => `${before}\n    ${beginning}`)));
  }
  const router = site.get(rules.fallback.slice(1));
  // For unknown addresses.
  if (router) site.set('404.html', router);
  const own = { 'shop-config.js': CONFIG, '.nojekyll': '' };
  const ownFiles = Object.entries(own).map(([file, text]) => [file, Buffer.from(text)] as const);
  return new Map([...site, ...ownFiles, ...scripts, ...apiFiles]);
}

/** Directives that browsers ignore in a meta tag. */
const headersOnly = /^(?:frame-ancestors|report-uri|sandbox)\b/;

function metaTags({ pages }: HeaderRules): string[] {
  const directives = (pages['Content-Security-Policy'] ?? '').split('; ');
  const policy = directives
    .filter((directive) => !headersOnly.test(directive))
    .map((directive) => directive.replace(/^trusted-types /, `$&${POLICY} `))
    .join('; ');
  return [
    `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    `<meta name="referrer" content="${pages['Referrer-Policy'] ?? ''}" />`,
  ];
}
