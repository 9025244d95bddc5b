// spec-map: 1.1.7, 1.2.1, 1.2.2, 1.2.3, 1.2.4, 1.2.5, 1.2.6, 1.2.7, 1.2.8, 1.2.9, 2.1.1, 2.4.1, 2.4.2, 3.2.5, 4.3.5, 4.5.1
// spec-map: 6.1.6, 7.1.3, 9.4.10
import { screen, within } from '@testing-library/react';
import { asha } from '../../testing/accounts.ts';
import { findOpenDialog, hrefOf, linksIn } from '../../testing/on-screen.ts';
import { renderShop, renderWithShop } from '../../testing/render-with-shop.tsx';
import { shopServer } from '../../testing/shop-server.ts';
import { Testimonials } from './carousels.tsx';

const server = shopServer();

describe('the home page', () => {
  it('shows its parts in the specified order under one title, splits the hero products between two rows, and leads to the four promoted ones', async () => {
    const { user } = renderShop('/');
    await screen.findAllByRole('article');
    const texts = (headings: HTMLElement[]) => headings.map(({ textContent }) => textContent);
    const parts = screen
      .getAllByRole('heading', { level: 2 })
      .filter((heading) => !heading.closest('[aria-roledescription]'));
    expect(texts(parts).slice(0, 7)).toEqual([
      'Shop by need',
      'Products For You',
      'Featured products',
      'Why Choose Us',
      'Top Selling',
      'What customers say',
      'Join Us',
    ]);
    const reasons = within(screen.getByRole('region', { name: 'Why Choose Us' }));
    expect(reasons.getAllByRole('listitem')).toHaveLength(5);

    const titles = (name: string) => texts(within(screen.getByRole('list', { name })).getAllByRole('heading'));
    expect([...titles('Products For You'), ...titles('Top Selling')]).toEqual(
      server.world.content.lists.listHeroProducts.map(({ product_title }) => product_title),
    );
    const promotions = within(screen.getByRole('region', { name: 'Featured products' }));
    expect(promotions.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/product/s-46',
      '/product/life-elixir',
      '/product/ekardio-booster',
      '/product/sugar-ease',
    ]);
    expect(promotions.getAllByText('Shop now')).toHaveLength(4);

    const banner = within(screen.getByRole('region', { name: 'Banner' }));
    const slides = banner.getAllByRole('group', { name: /^Slide / });
    for (const slide of slides) {
      expect(slide).not.toHaveAttribute('inert');
      const shown = screen.getAllByRole('heading', { level: 1 }).filter((title) => !title.closest('[inert]'));
      expect(texts(shown)).toEqual(['Herbal supplements with every plant named']);
      await user.click(banner.getByRole('button', { name: 'Next slide' }));
    }
    const [brand, contact, health] = slides as [HTMLElement, HTMLElement, HTMLElement];
    expect(brand).toHaveTextContent('Every plant by its proper name');
    expect(contact).toHaveTextContent('Open 10:00 to 07:00, Monday to Saturday.');
    expect(linksIn(contact).map(([, href]) => href)).toEqual(
      expect.arrayContaining(['tel:+915121004726', 'mailto:care@vanaveda.example']),
    );
    expect(health).toHaveTextContent('Small habits, every day');
  });

  it('has three testimonials, each with a name, an image and a description', () => {
    renderWithShop(<Testimonials />);
    const voices = [
      ['Meera S., Lucknow', 'meera', '“The label told me more'],
      ['Harpreet K., Ludhiana', 'harpreet', '“Reached us in five days'],
      ['Thomas J., Kottayam', 'thomas', '“I called with a question'],
    ] as const;
    for (const [index, [name, image, description]] of voices.entries()) {
      const slide = screen.getByRole('group', { name: `Slide ${index + 1} of 3` });
      expect(slide).toHaveTextContent(name);
      expect(slide).toHaveTextContent(description);
      expect(slide.querySelector('img')).toHaveAttribute('src', expect.stringContaining(`/${image}.jpg`));
    }
  });

  it('opens a promotion for Baby and Beauty, and leads from there and from other categories to the products', async () => {
    const { user } = renderShop('/');
    await user.click(await screen.findByRole('button', { name: 'Baby Care' }));
    const dialog = within(await findOpenDialog('Baby Care'));
    expect(dialog.getByRole('img', { name: 'Baby Care' })).toBeVisible();
    expect(hrefOf('See Baby Care', dialog)).toBe('/products?category=Baby%20Care');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    const categories = within(await screen.findByRole('region', { name: 'Shop by need' }));
    expect(hrefOf('Heart Care', categories)).toBe('/products?category=Heart%20Care');
  });

  it('points members to their portal, and visitors to registration', async () => {
    const { unmount } = renderShop('/');
    const join = within(await screen.findByRole('region', { name: 'Join Us' }));
    expect(hrefOf('Register', join)).toBe('/register');
    unmount();

    server.hold('getUser');
    renderShop('/', { stored: { token: 'a-token', user: asha.user } });
    const member = within(await screen.findByRole('region', { name: 'Join Us' }));
    await member.findByText(/Go to the member portal/);
    expect(hrefOf(/Go to the member portal/, member)).toMatch(/^https:/);
    // Public calls never carry the token.
    expect(server.callsOf('getUser')).toMatchObject([{ authorization: 'Bearer a-token' }]);
    expect(server.callsOf('listHeroProducts').map(({ authorization }) => authorization)).toEqual([null, null]);
  });
});
