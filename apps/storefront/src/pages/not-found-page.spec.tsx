import { screen } from '@testing-library/react';
import { renderShop } from '../testing/render-with-shop.tsx';

it.each(['/nowhere', '/about-vanaveda/secrets'])(
  'an address that the shop does not know, such as %s, is said to be that, with ways on',
  async (route) => {
    renderShop(route);

    expect(await screen.findByRole('heading', { level: 1, name: 'We could not find that page' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/products');
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
  },
);
