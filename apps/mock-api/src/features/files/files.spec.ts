import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => (shop = await openShop()));
afterAll(() => shop.app.close());

describe('the files of academy and resource cards', () => {
  it('are all served', async () => {
    const { listAcademyFiles, listResourceFiles } = shop.world.content.lists;
    const links = [...listAcademyFiles, ...listResourceFiles]
      .map(({ link }) => link)
      .filter((link) => link.startsWith('/custom/'));

    expect(links.length).toBeGreaterThan(10);
    for (const url of links) {
      const { statusCode, headers, body } = await shop.app.inject({ url });
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe('application/pdf');
      expect(body.startsWith('%PDF-1.4')).toBe(true);
    }
  });

  it.each(['none.pdf', '', '../files', '%2e%2e%2fpackage.json'])('do not include %j', async (name) => {
    const { statusCode, headers } = await shop.app.inject({ url: `/custom/files/${name}` });
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
  });
});
