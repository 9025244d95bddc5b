import type { HeaderRules } from '../header-rules.ts';

/** For a `server` block whose `root` is the site. */
export function nginx(rules: HeaderRules): Record<string, string> {
  // A location with its own add_header inherits none, so each repeats them all.
  const always = (headers: HeaderRules['pages']) =>
    Object.entries(headers).map(([name, value]) => `    ${addHeader(name, value, ' always')}`);
  // gzip_vary covers only files with a .gz, not those with only a .br.
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
    'shop.conf': `# The shop's header rules. In the server block: root /path/to/site; include /path/to/site/shop.conf;
index index.html;
charset utf-8;
gzip_static on;
# With ngx_brotli: brotli_static on;
location = /shop.conf { return 404; }

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

/** Inside double quotes, nginx needs backslashes and double quotes escaped. */
const addHeader = (name: string, value: string, always = '') =>
  `add_header ${name} "${value.replaceAll(/["\\]/g, '\\$&')}"${always};`;
