export interface Site {
  name: string;
  /** Without a trailing slash. */
  url: string;
}

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

export const robots = ({ url }: Site, privatePaths: readonly string[]): string =>
  [
    'User-agent: *',
    // Of a pattern its fixed part.
    ...privatePaths.map((path) => `Disallow: ${path.replace(/:.*/, '')}`),
    '',
    `Sitemap: ${url}/sitemap.xml`,
    '',
  ].join('\n');

export function sitemap({ url }: Site, publicPaths: readonly string[]): string {
  const entries = publicPaths.map((path) => `  <url><loc>${escapeXml(url + path)}</loc></url>`);
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
