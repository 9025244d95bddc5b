import { screen, waitFor, within } from '@testing-library/react';
import { findOpenDialog } from '../../testing/find-open-dialog.ts';
import { hrefOf, linksIn } from '../../testing/links.ts';
import { renderShop } from '../../testing/render-with-shop.tsx';
import { shopServer } from '../../testing/shop-server.ts';

shopServer();

const openMenu = async (...shopAt: Parameters<typeof renderShop>) => {
  const shop = renderShop(...shopAt);
  await shop.user.click(await screen.findByRole('button', { name: 'Open the menu' }));
  return { ...shop, menu: within(await findOpenDialog('Menu')) };
};

describe('the menu', () => {
  it('has every way through the shop, to the login, the member portal and the social networks', async () => {
    const { menu } = await openMenu('/contact-us');

    expect(linksIn(menu.getByRole('navigation', { name: 'Menu' }))).toEqual([
      ['Products', '/products'],
      ['Offers', '/offers'],
      ['About', '/about-vanaveda/about'],
      ['Resource Files', '/resource-files'],
      ['Academy', '/vanaveda-academy'],
      ['Start a Business', '/start-a-bussines'],
      ['Contact Us', '/contact-us'],
    ]);

    expect(menu.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    expect(hrefOf(/^Member portal login/, menu)).toBe('https://members.vanaveda.example');
    expect(within(menu.getByRole('navigation', { name: 'Follow us' })).getAllByRole('link')).toHaveLength(3);
  });

  it('searches, and closes', async () => {
    const { user, router, menu } = await openMenu('/contact-us');

    await user.type(menu.getByRole('searchbox', { name: 'Search products' }), 'tulsi{Enter}');

    expect(router.state.location.pathname + router.state.location.search).toBe('/products?search=tulsi');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
