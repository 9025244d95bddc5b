export interface Site {
  name: string;
  /** Without a trailing slash. */
  url: string;
  /** The day of what is published, such as `2026-11-28`; undefined where nobody knows it. */
  lastChange?: string | undefined;
}

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Every page can be read: of one that is disallowed nobody would see the `noindex`. */
export const robots = ({ url }: Site): string => `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`;

export function sitemap({ url, lastChange }: Site, paths: readonly string[]): string {
  const lastmod = lastChange ? `<lastmod>${lastChange}</lastmod>` : '';
  const entries = paths.map((path) => `  <url><loc>${escapeXml(url + path)}</loc>${lastmod}</url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

const icon = (size: number, name = `icon-${size}`) => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** The web app manifest: how the shop looks on a home screen. */
export const manifest = ({ name }: Site): string =>
  JSON.stringify({
    name,
    short_name: name,
    description: 'Herbal supplements with every plant named.',
    start_url: '/',
    display: 'standalone',
    background_color: '#FBFAF6',
    theme_color: '#1F5A43',
    icons: [icon(192), icon(512), { ...icon(512, 'icon-maskable-512'), purpose: 'maskable' }],
  });
