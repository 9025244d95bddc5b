import { sitePage } from './site-pages.ts';

/** A host with these files and a 404 page. */
function host(files: Record<string, string>) {
  return async (asked: Request | string) => {
    const path = typeof asked === 'string' ? asked : new URL(asked.url).pathname;
    const text = files[path];
    return new Response(text ?? files['/404.html'], { status: text === undefined ? 404 : 200 });
  };
}

const files = { '/': 'home', '/products.html': 'products', '/404.html': 'router' };
const plain = host(files);
const clean = host({ ...files, '/products': 'products' });

it.each([
  ['/', false, plain, 'home'],
  ['/products', false, clean, 'products'],
  ['/products', false, plain, 'products'],
  ['/products?search=tulsi', false, plain, 'products'],
  ['/product/none', false, clean, 'router'],
  ['/products/', false, plain, 'router'],
  ['/products', true, clean, 'router'],
])('%s, bare: %s, is a page', async (path, isBare, ask, text) => {
  const page = await sitePage(new Request(`https://demo.example${path}`), isBare, ask);
  expect(page.status).toBe(200);
  expect(await page.text()).toEqual(text);
});

it('reports a host that cannot be reached', async () => {
  const away = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(sitePage(new Request('https://demo.example/'), false, away)).rejects.toThrow('Failed to fetch');
});
