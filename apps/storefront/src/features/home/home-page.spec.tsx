// spec-map: 1.1.7, 1.2.1, 1.2.3, 1.2.4, 1.2.5, 1.2.6, 1.2.7, 1.2.9, 2.1.1, 2.4.1, 2.4.2, 4.5.1, 7.1.3
import { screen, within } from '@testing-library/react';
import { asha } from '../../testing/accounts.ts';
import { findOpenDialog } from '../../testing/find-open-dialog.ts';
import { hrefOf } from '../../testing/links.ts';
import { renderShop } from '../../testing/render-with-shop.tsx';
import { shopServer } from '../../testing/shop-server.ts';

const server = shopServer();

describe('the home page', () => {
  it.each(['/', '/index'])('shows its parts in the specified order, with five reasons, at %s', async (route) => {
    renderShop(route);
    await screen.findAllByRole('article');

    const headings = screen
      .getAllByRole('heading', { level: 2 })
      .filter((heading) => !heading.closest('[aria-roledescription]'));
    expect(headings.slice(0, 7).map(({ textContent }) => textContent)).toEqual([
      'Shop by need',
      'Products For You',
      'Featured products',
      'Why Choose Us',
      'Top Selling',
      'What customers say',
      'Join Us',
    ]);
    expect(screen.getByRole('region', { name: 'Banner' })).toBeVisible();
    const reasons = within(screen.getByRole('region', { name: 'Why Choose Us' }));
    expect(reasons.getAllByRole('listitem')).toHaveLength(5);
  });

  it('has one title, whatever slide of the banner shows', async () => {
    const { user } = renderShop('/');
    const banner = within(await screen.findByRole('region', { name: 'Banner' }));
    for (const slide of banner.getAllByRole('group', { name: /^Slide / })) {
      expect(slide).not.toHaveAttribute('inert');
      const titles = screen.getAllByRole('heading', { level: 1 }).filter((title) => !title.closest('[inert]'));
      expect(titles.map(({ textContent }) => textContent)).toEqual(['Herbal supplements with every plant named']);
      await user.click(banner.getByRole('button', { name: 'Next slide' }));
    }
  });

  it('splits the hero products between its two rows, and leads by its banners to the four promoted ones', async () => {
    renderShop('/');
    await screen.findAllByRole('article');
    const titles = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('heading')
        .map(({ textContent }) => textContent);
    expect([...titles('Products For You'), ...titles('Top Selling')]).toEqual(
      server.world.content.lists.listHeroProducts.map(({ product_title }) => product_title),
    );
    const banners = within(screen.getByRole('region', { name: 'Featured products' }));
    expect(banners.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/product/s-46',
      '/product/life-elixir',
      '/product/ekardio-booster',
      '/product/sugar-ease',
    ]);
    expect(banners.getAllByText('Shop now')).toHaveLength(4);
  });

  it('opens a promotion for Baby and Beauty, and leads from there and from other categories to the products', async () => {
    const { user } = renderShop('/');
    await user.click(await screen.findByRole('button', { name: 'Baby Care' }));
    const dialog = within(await findOpenDialog('Baby Care'));
    expect(dialog.getByRole('img', { name: 'Baby Care' })).toBeVisible();
    expect(hrefOf('See Baby Care', dialog)).toBe('/products?category=Baby%20Care');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    const categories = within(await screen.findByRole('region', { name: 'Shop by need' }));
    expect(await categories.findByRole('link', { name: 'Heart Care' })).toHaveAttribute(
      'href',
      '/products?category=Heart%20Care',
    );
  });

  it('points members to their portal, and visitors to registration', async () => {
    const { unmount } = renderShop('/');
    const join = within(await screen.findByRole('region', { name: 'Join Us' }));
    expect(join.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
    unmount();

    server.hold('getUser');
    renderShop('/', { stored: { token: 'a-token', user: asha.user } });
    const member = within(await screen.findByRole('region', { name: 'Join Us' }));
    expect(await member.findByRole('link', { name: /Go to the member portal/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:/),
    );
  });
});
