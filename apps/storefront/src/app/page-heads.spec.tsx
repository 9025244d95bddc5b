// spec-map: 2.1.1
import { screen, waitFor } from '@testing-library/react';
import { renderShop } from '../testing/render-with-shop.tsx';
import { shopServer } from '../testing/shop-server.ts';

const server = shopServer();
beforeEach(() => server.sell(({ category_name }) => category_name === 'Joint Care'));

const valueOf = (selector: string, attribute: string) =>
  document.head.querySelector(selector)?.getAttribute(attribute)?.replace('https://www.vanaveda.example', '');

const canonical = () => valueOf('link[rel="canonical"]', 'href');
const shared = () => valueOf('meta[property="og:url"]', 'content');
const isFound = () => valueOf('meta[name="robots"]', 'content') !== 'noindex';

describe('for search engines and shared links', () => {
  it.each([
    ['/products', 'Products', '/products'],
    ['/products?category=All&utm_source=letter', 'Products', '/products'],
    ['/products?category=Joint%20Care', 'Joint Care', '/products?category=Joint%20Care'],
    ['/products?category=joint care&show=192', 'Joint Care', '/products?category=Joint%20Care'],
    ['/about-vanaveda/start-a-bussines', 'Start a Business: the income plan', '/start-a-bussines'],
    ['/index', 'Herbal supplements with every plant named', '/'],
  ])('%s is the page “%s” at %s, with a description of its own', async (address, title, path) => {
    renderShop(address);
    await waitFor(() => expect(document.title).toBe(`${title} · Vanaveda`));
    await waitFor(() => expect(canonical()).toBe(path));
    expect(shared()).toBe(path);
    expect(isFound()).toBe(true);
    const isOfCategory = valueOf('meta[name="description"]', 'content')?.startsWith(`${title}: herbal`);
    expect(isOfCategory).toBe(title === 'Joint Care');
  });

  it.each([
    '/products?search=tulsi',
    '/products?plant=Amla',
    '/products?category=Nonsense',
    '/offers?search=pack',
    '/vanaveda-academy?type=2',
  ])('%s is a selection: it keeps its address, and search engines skip it', async (address) => {
    renderShop(address);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() => expect(isFound()).toBe(false));
    expect(canonical()).toBeUndefined();
    expect(shared()).toBe(address);
  });
});
