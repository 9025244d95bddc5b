import { shopOfFile } from '../../testing/open-shop.ts';

const shop = shopOfFile();

it('serves all files of academy and resource cards', async () => {
  const { listAcademyFiles, listResourceFiles } = shop.world.content.lists;
  const links = [...listAcademyFiles, ...listResourceFiles]
    .map(({ link }) => link)
    .filter((link) => link.startsWith('/custom/'));

  expect(links.length).toBeGreaterThan(10);
  for (const url of links) {
    const { headers, body } = await shop.app.inject({ url });
    expect(headers['content-type']).toBe('application/pdf');
    expect(body.startsWith('%PDF-1.4')).toBe(true);
  }
});

it.each(['none.pdf', '', '../files', '%2e%2e%2fpackage.json'])('has no other file: %j', async (name) => {
  const { statusCode, headers } = await shop.app.inject({ url: `/custom/files/${name}` });
  expect(statusCode).toBe(404);
  expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
});
