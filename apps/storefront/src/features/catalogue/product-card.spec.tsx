// spec-map: 2.5.4, 3.1.6
import { screen, waitFor } from '@testing-library/react';
import { renderWithShop } from '../../testing/render-with-shop.tsx';
import { startShopServer, type ShopServer } from '../../testing/shop-server.ts';
import { catalogueApi } from './catalogue.api.ts';
import { ProductCard } from './product-card.tsx';

const pictures = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('img'), (picture) => new URL(picture.src).pathname);

const tulsiIn = ({ world }: ShopServer) =>
  world.content.lists.listProducts.find(({ product_slug }) => product_slug === 'tulsi-giloy-drops')!;

it('a card shows the product’s picture, name, benefit, price and size, and leads to its page, and says that an offer holds it', async () => {
  const tulsi = tulsiIn(startShopServer());
  const { container } = renderWithShop(<ProductCard product={tulsi} action={null} />);

  expect(pictures(container)[0]).toBe('/custom/images/products/vv001/pack.jpg');
  expect(screen.getByText('Immunity')).toBeVisible();
  expect(screen.getByText('Pack offer')).toBeVisible();
  expect(screen.getByText('Holy basil and giloy in a clear, alcohol-free drop')).toBeVisible();
  expect(screen.getByText('₹249')).toBeVisible();
  expect(screen.getByText('30 ml')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tulsi Giloy Drops' })).toHaveAttribute('href', '/product/tulsi-giloy-drops');
});

describe('a card’s product is prefetched', () => {
  const renderCard = (product_slug = 'tulsi-giloy-drops') => {
    const server = startShopServer();
    const card = <ProductCard product={{ ...tulsiIn(server), product_slug }} action={null} />;
    return { server, ...renderWithShop(card), link: screen.getByRole('link', { name: 'Tulsi Giloy Drops' }) };
  };

  it.each(['tulsi-giloy-drops', 'तुलसी 100%'])('once, when its link is pointed at or focused: %s', async (slug) => {
    const { server, user, store, link } = renderCard(slug);
    await user.hover(link);
    link.focus();
    await waitFor(() => expect(server.callsOf('getProduct')).toHaveLength(1));
    expect(catalogueApi.endpoints.getProduct.select(slug)(store.getState()).isUninitialized).toBe(false);
  });

  it('at the first touch, before the finger is lifted', async () => {
    const { server, user, link } = renderCard();
    await user.pointer({ keys: '[TouchA>]', target: link });
    await waitFor(() => expect(server.callsOf('getProduct')).toHaveLength(1));
  });

  it('not for who saves data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const { server, user, link } = renderCard();
    await user.hover(link);
    expect(server.callsOf('getProduct')).toHaveLength(0);
    Reflect.deleteProperty(navigator, 'connection');
  });
});
