// spec-map: 1.1.3
import { manifest, robots, sitemap } from '../../build/site-texts.ts';

const site = { name: 'Vanaveda', url: 'https://www.vanaveda.example' };

describe('what search engines read', () => {
  it('names public pages, escaped', () => {
    const text = sitemap({ ...site, lastChange: '2026-11-28' }, ['/products', "/product/tulsi's-tea"]);
    expect(text).toContain('<loc>https://www.vanaveda.example/products</loc><lastmod>2026-11-28</lastmod>');
    expect(text).toContain('/product/tulsi&#39;s-tea</loc>');
  });

  it('may be every page, since a page that is disallowed is never seen to be for shoppers only', () => {
    expect(robots(site)).not.toContain('Disallow');
    expect(robots(site)).toContain('Sitemap: https://www.vanaveda.example/sitemap.xml');
  });

  it('names the shop for home screens', () => {
    expect(JSON.parse(manifest(site))).toMatchObject({ name: 'Vanaveda', display: 'standalone' });
  });
});
