import type { Files } from '@shop/release-tools/archive/files';
import type { HeaderRules } from '@shop/release-tools/headers/header-rules';
import { insertInHead } from './insert-in-head.ts';

/** What a browser takes from headers alone, and not from a page. */
const headersOnly = /^(?:frame-ancestors|report-uri|sandbox)\b/;

/** The tags that stand for the headers on a host that sets none of ours. */
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

/** Pages with the tags in front of all they rule, the router's page for unknown addresses, nothing run through Jekyll. */
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
