import type { HeaderRules } from '../header-rules.ts';

/**
 * For hosts that read `_headers` and `_redirects` as Netlify does. They join the values of all matching rules, so
 * `Cache-Control` is set only where paths do not overlap. The hosts' default for other files,
 * `max-age=0, must-revalidate`, equals `no-cache`.
 */
export function headersFile(rules: HeaderRules): Record<string, string> {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const blocks = [
    block('/*', { ...rules.everywhere, ...rules.pages }),
    block(`${rules.hashed.folder}*`, { 'Cache-Control': rules.hashed.cacheControl }),
    ...['/', rules.fallback, '/shop-config.js', '/service-worker.js'].map((path) =>
      block(path, { 'Cache-Control': rules.cacheControl }),
    ),
  ];
  return {
    _headers: `${blocks.join('\n\n')}\n`,
    _redirects: `${rules.hashed.folder}*  /404.html  404\n/*  ${rules.fallback}  200\n`,
  };
}
