import { manifest, robots, sitemap } from '../../build/site-texts.ts';
import { routes } from './routes.tsx';

const site = { name: 'Vanaveda', brand: 'vanaveda', url: 'https://www.vanaveda.example' };
const known = routes.flatMap(({ children = [] }) => children).flatMap(({ children = [] }) => children);

describe('what search engines are told', () => {
  it('names every public page of the route table, and only pages that are in it', () => {
    const listed = [...sitemap(site, []).matchAll(/<loc>https:\/\/www\.vanaveda\.example(.*?)<\/loc>/g)].map(
      ([, path]) => path,
    );
    const isUnlisted =
      /^\/(index|my-cart|login|register|dashboard.*|product\/:slug|start-a-business|about-.*\/start-a-bussines)$|^\*$/;
    const pages = known.map(({ path = '' }) => path).filter((path) => !isUnlisted.test(path));

    expect(listed.toSorted()).toEqual(pages.toSorted());
  });

  it('names every product, escaped', () => {
    expect(sitemap(site, ['life-elixir', 'a&b<c'])).toContain('/product/life-elixir</loc>');
    expect(sitemap(site, ['a&b<c'])).toContain('/product/a%26b%3Cc</loc>');
  });

  it('keeps cart and account out', () => {
    expect(robots(site)).toContain('Disallow: /my-cart');
    expect(robots(site)).toContain('Sitemap: https://www.vanaveda.example/sitemap.xml');
  });

  it('names the shop for home screens', () => {
    expect(JSON.parse(manifest(site))).toMatchObject({ name: 'Vanaveda', display: 'standalone' });
  });
});
