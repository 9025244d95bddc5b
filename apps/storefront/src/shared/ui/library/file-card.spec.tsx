import { screen, within } from '@testing-library/react';
import { renderShop } from '../../../testing/render-with-shop.tsx';
import { startShopServer, type ShopServer } from '../../../testing/shop-server.ts';

let server: ShopServer;
beforeEach(async () => {
  server = await startShopServer();
});

/** The thumbnail is decorative. */
const pictureOf = (card: HTMLElement) => within(card).getByRole('presentation');

describe('a file’s card', () => {
  it.each([
    ['/vanaveda-academy', 'listAcademyFiles'],
    ['/resource-files', 'listResourceFiles'],
  ] as const)('on %s has thumbnail, title and link', async (route, list) => {
    renderShop(route);
    const cards = await screen.findAllByRole('article');

    expect(cards).toHaveLength(server.world.content.lists[list].length);
    for (const [index, { title, thumbnail, link }] of server.world.content.lists[list].entries()) {
      const card = cards[index] as HTMLElement;
      const onPortal = (location: string) => new URL(location, 'http://shop.test').href;
      expect(within(card).getByRole('heading', { name: title })).toBeVisible();
      expect(within(card).getByRole('link')).toHaveAttribute('href', onPortal(link));
      expect(pictureOf(card)).toHaveAttribute('src', onPortal(thumbnail));
    }
  });

  it('shows a leaf where there is no thumbnail', async () => {
    const file = { academy_type: 1, resource_type: 'pdf', title: 'A file', thumbnail: '', link: 'https://a.example/x' };
    server.fail('listAcademyFiles', { status: 200, body: [file] });
    renderShop('/vanaveda-academy');

    expect(within(await screen.findByRole('article')).queryByRole('presentation')).not.toBeInTheDocument();
  });
});
