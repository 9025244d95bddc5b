import type { Files } from '../../archive/files.ts';
import type { HeaderRules } from '../header-rules.ts';
import { intoHead } from '../into-head.ts';

/** What a browser takes from headers alone, and not from a page. */
const headersOnly = /^(?:frame-ancestors|report-uri|sandbox)\b/;

/** GitHub Pages sets no headers of ours: what a page can say of itself goes into its head. */
export const githubPages = (rules: HeaderRules): Record<string, string> => ({ 'head.html': `${metaTags(rules)}\n` });

/** The tags that stand for the headers; what they cannot say is told in docs/publishing.md. */
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
export function githubPagesSite(site: Files, rules: HeaderRules): Files {
  const pages = [...site].map(([name, content]) => {
    const isPage = name.endsWith('.html');
    return [name, isPage ? Buffer.from(intoHead(content.toString(), metaTags(rules))) : content] as const;
  });
  const all = new Map(pages);
  const router = all.get(rules.fallback.slice(1));
  if (router) all.set('404.html', router);
  return all.set('.nojekyll', Buffer.alloc(0));
}
