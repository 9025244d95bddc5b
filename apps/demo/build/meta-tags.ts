import type { Files } from '@shop/release-tools/archive/files';
import type { HeaderRules } from '@shop/release-tools/headers/header-rules';
import { insertInHead } from './insert-in-head.ts';

/** Directives that browsers ignore in a meta tag. */
const headersOnly = /^(?:frame-ancestors|report-uri|sandbox)\b/;

/** Meta tags in place of headers. */
function metaTags({ pages }: HeaderRules): string {
  const policy = (pages['Content-Security-Policy'] ?? '')
    .split('; ')
    .filter((directive) => !headersOnly.test(directive))
    .join('; ');
  return [
    `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    `<meta name="referrer" content="${pages['Referrer-Policy'] ?? ''}" />`,
  ].join('\n    ');
}

/** The site with meta tags in every page, `404.html` for unknown addresses, and `.nojekyll`. */
export function withMetaTags(site: Files, rules: HeaderRules): Files {
  const tags = metaTags(rules);
  const all = new Map(
    [...site].map(([name, content]) => [
      name,
      name.endsWith('.html') ? Buffer.from(insertInHead(content.toString(), tags)) : content,
    ]),
  );
  const router = all.get(rules.fallback.slice(1));
  if (router) all.set('404.html', router);
  return all.set('.nojekyll', Buffer.alloc(0));
}
