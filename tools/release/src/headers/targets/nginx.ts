import type { HeaderRules } from '../header-rules.ts';

/** To be included in a `server` block whose `root` is the site. */
export function nginx(rules: HeaderRules): Record<string, string> {
  // A location with an add_header of its own inherits none from outside: each has them all.
  const security = Object.entries(rules.everywhere).map(([name, value]) => addHeader(name, value, ' always'));
  const location = (path: string, tryFiles: string, cacheControl: string) =>
    [
      `location ${path} {`,
      `    try_files ${tryFiles};`,
      `    ${addHeader('Cache-Control', cacheControl)}`,
      ...security.map((line) => `    ${line}`),
      '}',
    ].join('\n');
  return {
    'shop.conf': `# The shop's header rules. In the server block: root /path/to/site; include /path/to/shop.conf;
index index.html;
gzip_static on;
gzip_vary on;
# With ngx_brotli: brotli_static on;

${location(rules.hashed.folder, '$uri =404', rules.hashed.cacheControl)}

${location('= /', '/index.html =404', rules.cacheControl)}

${location('/', `$uri $uri.html ${rules.fallback}`, rules.cacheControl)}

location = /site.webmanifest {
    types { }
    default_type application/manifest+json;
    ${addHeader('Cache-Control', rules.cacheControl)}
${security.map((line) => `    ${line}`).join('\n')}
}
`,
  };
}

/** Inside double quotes nginx reads backslash and double quote as its own. */
const addHeader = (name: string, value: string, always = '') =>
  `add_header ${name} "${value.replaceAll(/["\\]/g, '\\$&')}"${always};`;
