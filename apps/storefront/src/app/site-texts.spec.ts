// spec-map: 1.1.3
import { manifest, robots, sitemap } from '../../build/site-texts.ts';

const site = { name: 'Vanaveda', url: 'https://www.vanaveda.example' };

describe('what search engines read', () => {
  it('names public pages, escaped', () => {
    const text = sitemap(site, ['/products', "/product/tulsi's-tea"]);
    expect(text).toContain('<loc>https://www.vanaveda.example/products</loc>');
    expect(text).toContain('/product/tulsi&#39;s-tea</loc>');
  });

  it('keeps private pages out', () => {
    expect(robots(site, ['/my-cart'])).toContain('Disallow: /my-cart');
    expect(robots(site, [])).toContain('Sitemap: https://www.vanaveda.example/sitemap.xml');
  });

  it('names the shop for home screens', () => {
    expect(JSON.parse(manifest(site))).toMatchObject({ name: 'Vanaveda', display: 'standalone' });
  });
});
