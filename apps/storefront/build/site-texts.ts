/** The shop as other machines know it. */
export interface Site {
  name: string;
  /** Lowercase, as in the routes with {brand}. */
  brand: string;
  /** Without a trailing slash. */
  url: string;
}

/** Pages that search engines leave alone. */
export const privatePaths = ['/my-cart', '/dashboard', '/dashboard/add-ticket', '/login', '/register'];

/** Every public page besides the products. */
export const publicPaths = ({ brand }: Site): string[] => [
  '/',
  '/products',
  '/offers',
  '/brands',
  `/${brand}-academy`,
  '/resource-files',
  '/start-a-bussines',
  ...['about', 'vision', 'mission', 'our-journey', 'our-brand', 'csr', 'career', 'faqs'].map(
    (tab) => `/about-${brand}/${tab}`,
  ),
  '/privacy-policy',
  '/terms-of-use',
  '/refund-policy',
  '/user-agreement',
  '/shipping-process',
  '/faq',
  '/contact-us',
  '/fssai',
  '/iso',
];

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

export const robots = ({ url }: Site): string =>
  ['User-agent: *', ...privatePaths.map((path) => `Disallow: ${path}`), '', `Sitemap: ${url}/sitemap.xml`, ''].join(
    '\n',
  );

export const productPath = (slug: string): string => `/product/${encodeURIComponent(slug)}`;

/** Every public page and every product, in the sitemap protocol. */
export function sitemap(site: Site, slugs: readonly string[]): string {
  const paths = [...publicPaths(site), ...slugs.map(productPath)];
  const entries = paths.map((path) => `  <url><loc>${escapeXml(site.url + path)}</loc></url>`);
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
    description: 'Herbal supplements, labelled like specimens.',
    start_url: '/',
    display: 'standalone',
    background_color: '#FBFAF6',
    theme_color: '#1F5A43',
    icons: [icon(192), icon(512), { ...icon(512, 'icon-maskable-512'), purpose: 'maskable' }],
  });
