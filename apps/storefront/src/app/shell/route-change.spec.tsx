import { act, screen, waitFor } from '@testing-library/react';
import { renderShop } from '../../testing/render-with-shop.tsx';
import { shopServer } from '../../testing/shop-server.ts';

const server = shopServer();

const heading = (text: string | RegExp) => screen.findByText(text, { selector: 'h1' });
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

it('a new page takes the focus with its heading, its title is announced, and the data of the one before have gone', async () => {
  const shop = renderShop('/contact-us');
  await heading(/Contact/);
  const ofContact = Object.assign(document.createElement('script'), { type: 'application/ld+json' });
  document.head.append(ofContact);
  await act(() => shop.router.navigate('/privacy-policy'));

  expect(await heading(/Privacy/)).toHaveFocus();
  expect(ofContact).not.toBeInTheDocument();
  await waitFor(() => expect(announced()).toContain(document.title));

  await act(() => shop.router.navigate(-1));
  expect(await heading(/Contact/)).toHaveFocus();

  // A product that comes late is announced by its name, which is the title then.
  const release = server.hold('getProduct');
  await act(() => shop.router.navigate('/product/s-46'));
  await waitFor(() => expect(announced()).toContain('Loading Please Wait · Vanaveda'));
  release();
  await heading('S-46 Sattva Greens');
  await waitFor(() => expect(announced()).toContain('S-46 Sattva Greens · Vanaveda'));
});

it('the page stays where it is when a dialog opens at an address with a hash', async () => {
  const shop = renderShop('/refund-policy');
  await heading(/Refund/);
  const section = document.querySelector('article section[id]');
  await act(() => shop.router.navigate(`#${section?.id}`));
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});

  await shop.user.click(screen.getByRole('button', { name: 'Open the menu' }));
  await screen.findByRole('dialog', { name: 'Menu' });
  await waitFor(() => expect(shop.router.state.location.state).toMatchObject({ dialogs: 1 }));
  expect(scrolled).not.toHaveBeenCalled();
});
