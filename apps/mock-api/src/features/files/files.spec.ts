import { openShop, type Shop } from '../../testing/open-shop.ts';
import { titlePagePdf } from './pdf.ts';

let shop: Shop;
beforeAll(async () => (shop = await openShop()));
afterAll(() => shop.app.close());

describe('the files behind the cards', () => {
  it('are all there', async () => {
    const { academyFiles, resourceFiles } = shop.world.content;
    const links = [...academyFiles, ...resourceFiles]
      .map(({ link }) => link)
      .filter((link) => link.startsWith('/custom/'));

    expect(links.length).toBeGreaterThan(10);
    for (const url of links) {
      const { statusCode, headers, body } = await shop.app.inject({ url });
      expect([url, statusCode, headers['content-type']]).toEqual([url, 200, 'application/pdf']);
      expect(body.startsWith('%PDF-1.4')).toBe(true);
    }
  });

  it.each(['none.pdf', '', '../files', '%2e%2e%2fpackage.json'])('are no others: %j', async (name) => {
    const { statusCode, headers } = await shop.app.inject({ url: `/custom/files/${name}` });
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
  });
});

describe('a PDF', () => {
  const pdf = titlePagePdf('Which Herb (at) Which Hour \\ तुलसी – and many more words than one line holds', 'A note');

  it('says where each of its parts begins', () => {
    const places = [...pdf.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
    expect(places.map((place) => pdf.slice(place, place + 7))).toEqual([
      '1 0 obj',
      '2 0 obj',
      '3 0 obj',
      '4 0 obj',
      '5 0 obj',
      '6 0 obj',
    ]);
    expect(pdf.slice(Number(/startxref\n(\d+)/.exec(pdf)?.[1])).startsWith('xref')).toBe(true);
  });

  it('says how long its page is', () => {
    const [, length, stream] = /Length (\d+) >>\nstream\n([^]*)\nendstream/.exec(pdf) ?? [];
    expect(stream).toHaveLength(Number(length));
  });

  it('escapes what would end its texts, and breaks long titles', () => {
    expect(pdf).toContain('(Which Herb \\(at\\) Which Hour \\\\ ?????) Tj');
    expect(/^[\x20-\x7e\n]*$/.test(pdf)).toBe(true);
  });
});
