import type { HeaderRules } from '../header-rules.ts';

/**
 * Both hosts join what several matching rules say of one header: so `Cache-Control` stands where paths do not overlap.
 * All other files have it from the host itself, as `max-age=0, must-revalidate`, which is the same as `no-cache`.
 */
function headersFile(rules: HeaderRules, leftOut: readonly string[] = []): string {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    block('/*', { ...rules.everywhere, ...rules.pages }),
    [
      block(`${rules.hashed.folder}*`, { 'Cache-Control': rules.hashed.cacheControl }),
      ...leftOut.map((name) => `  ! ${name}`),
    ].join('\n'),
    ...['/', rules.fallback, '/shop-config.js', '/service-worker.js'].map((path) =>
      block(path, { 'Cache-Control': rules.cacheControl }),
    ),
  ].join('\n\n')}\n`;
}

export const netlify = (rules: HeaderRules): Record<string, string> => ({
  _headers: headersFile(rules),
  _redirects: `${rules.hashed.folder}*  /404.html  404\n/*  ${rules.fallback}  200\n`,
});

/**
 * Here a line with an exclamation mark takes a header away again; Netlify knows no such line. A site without a 404.html is
 * taken for one page with a router, and the rule that says so is refused as an endless loop.
 */
export const cloudflarePages = (rules: HeaderRules): Record<string, string> => ({
  _headers: headersFile(rules, Object.keys(rules.pages)),
});
