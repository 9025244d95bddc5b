import type { HeaderRules } from '../header-rules.ts';

/** To be included in a `server` block whose `root` is the site. */
export function nginx(rules: HeaderRules): Record<string, string> {
  // A location with an add_header of its own inherits none from outside: each has all of its own.
  const always = (headers: HeaderRules['pages']) =>
    Object.entries(headers).map(([name, value]) => `    ${addHeader(name, value, ' always')}`);
  // gzip_vary says it of files with a .gz alone, and not of those with a .br only.
  const hashed = always({ Vary: 'Accept-Encoding', ...rules.everywhere });
  const pages = [...hashed, ...always(rules.pages)];
  const location = (path: string, tryFiles: string, cacheControl: string, security: readonly string[]) =>
    [
      `location ${path} {`,
      `    try_files ${tryFiles};`,
      `    ${addHeader('Cache-Control', cacheControl)}`,
      ...security,
      '}',
    ].join('\n');
  return {
    'shop.conf': `# The shop's header rules. In the server block: root /path/to/site; include /path/to/shop.conf;
index index.html;
gzip_static on;
# With ngx_brotli: brotli_static on;

${location(rules.hashed.folder, '$uri =404', rules.hashed.cacheControl, hashed)}

${location('= /', '/index.html =404', rules.cacheControl, pages)}

${location('/', `$uri $uri.html ${rules.fallback}`, rules.cacheControl, pages)}

location = /site.webmanifest {
    types { }
    default_type application/manifest+json;
    ${addHeader('Cache-Control', rules.cacheControl)}
${pages.join('\n')}
}
`,
  };
}

/** Inside double quotes nginx reads backslash and double quote as its own. */
const addHeader = (name: string, value: string, always = '') =>
  `add_header ${name} "${value.replaceAll(/["\\]/g, '\\$&')}"${always};`;
