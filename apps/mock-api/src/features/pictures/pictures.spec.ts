// spec-map: 7.1.1
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { shopOfFile } from '../../testing/open-shop.ts';
import { picturesOf } from '../../world/pictures.ts';
import { picturesIn } from './picture-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const shop = shopOfFile({ pictures: picturesIn(join(folder, 'pictures')) });
beforeAll(() => {
  const write = (name: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), name.replace('pictures/', ''));
  };
  writeFileSync(`${folder}-secret-640.webp`, 'secret');
  for (const width of [320, 640, 960]) {
    for (const format of ['avif', 'webp']) write(`pictures/products/tea/front-${width}.${format}`);
  }
  write('pictures/products/new/gift-box-640.webp');
  write('pictures/categories/baby-care-320.avif');
  write('pictures/categories/baby-care-320.webp');
  write('pictures/readme.txt');
  write('outside-640.webp');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(`${folder}-secret-640.webp`);
});

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url: `/custom/images/${url}`, headers });
const chrome = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8';

describe('a picture', () => {
  it.each([
    ['', chrome, 'products/tea/front-960.avif'],
    ['?w=320', chrome, 'products/tea/front-320.avif'],
    ['?w=960', 'image/webp,*/*', 'products/tea/front-960.webp'],
    ['?w=320', '*/*', 'products/tea/front-320.webp'],
    ['?w=320', 'image/avif;q=0,image/webp', 'products/tea/front-320.webp'],
    ['?w=330', chrome, 'products/tea/front-640.avif'],
    ['?w=9999', chrome, 'products/tea/front-960.avif'],
    ['?w=wide', chrome, 'products/tea/front-960.avif'],
    ['?w=320&w=960', chrome, 'products/tea/front-320.avif'],
  ])('at %j with Accept %j is %s', async (query, accept, file) => {
    const { statusCode, headers, body } = await get(`products/tea/front.jpg${query}`, { accept });
    expect(statusCode).toBe(200);
    expect(body).toEqual(file);
    expect(headers['content-type']).toBe(`image/${file.split('.').pop()}`);
    expect(headers['vary']).toContain('Accept');
    expect(headers['cache-control']).toBe('public, max-age=3600');
  });

  it('uses the available width and format', async () => {
    expect((await get('products/new/gift-box.jpg?w=960', { accept: chrome })).body).toBe(
      'products/new/gift-box-640.webp',
    );
    expect((await get('categories/baby-care.jpg', { accept: chrome })).body).toBe('categories/baby-care-320.avif');
  });

  it('is not sent again when the ETag of its format matches', async () => {
    const { headers } = await get('products/tea/front.jpg', { accept: chrome });
    const again = { 'if-none-match': String(headers['etag']) };
    expect((await get('products/tea/front.jpg', { accept: chrome, ...again })).statusCode).toBe(304);
    expect((await get('products/tea/front.jpg', again)).statusCode).toBe(200);
  });

  it.each([
    'products/tea/back.jpg',
    'products/tea/front-640.avif',
    'products/tea/',
    'readme.txt',
    '../outside.jpg',
    '%2e%2e/outside.jpg',
    'products/..%2f..%2foutside.jpg',
    'products%5c..%5c..%5coutside.jpg',
    '%2fetc%2fpasswd',
    'x%00.jpg',
  ])('is not found at %j', async (path) => {
    const { statusCode, headers } = await get(path, { accept: chrome });
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
  });
});

const wish = { width: 320, formats: ['webp'] as const };

it('a folder that does not exist has no pictures', async () => {
  expect(await picturesIn(join(folder, 'none')).find('tea.jpg', wish)).toBeUndefined();
});

it('a list of pictures that failed is asked for again', async () => {
  const list = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(['tea-320.webp']);
  const pictures = picturesOf(list, async () => ({ bytes: new Uint8Array(), version: '1' }));
  await expect(pictures.find('tea.jpg', wish)).rejects.toThrow('offline');
  expect(await pictures.find('tea.jpg', wish)).toMatchObject({ format: 'webp' });
});
