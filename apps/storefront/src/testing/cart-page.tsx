import type { Offer, Product } from '@shop/api-contract/model';
import type { CartLine } from '@shop/domain/cart/cart';
import type { SelectedOffice } from '@shop/domain/delivery/address';
import { screen, within } from '@testing-library/react';
import { kanpur } from './accounts.ts';
import { renderShop } from './render-with-shop.tsx';

export const product = ({ id }: Product, quantity = 1): CartLine => ({ type: 'product', product: id, quantity });
export const offer = ({ id }: Offer, quantity = 1): CartLine => ({ type: 'offer', product: id, quantity });

export const visit = async (cart: CartLine[], selectedOffice: SelectedOffice | null = kanpur) => {
  const shop = renderShop('/my-cart', { stored: { cart, selectedOffice } });
  await screen.findByRole('heading', { level: 1, name: 'Your Cart' });
  return shop;
};
export const rows = () => within(screen.getByRole('list', { name: 'Items in your cart' })).getAllByRole('listitem');
export const row = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  const item = heading.closest('li');
  if (!item) throw new Error(`${title} is not in a row of the cart`);
  return within(item);
};
export const summary = async () => within(await screen.findByRole('region', { name: 'Cart Summary' }));
export const figure = async (term: string) => (await summary()).getByText(term).nextSibling?.textContent;
export const storedCart = (shop: Awaited<ReturnType<typeof visit>>): unknown =>
  JSON.parse(shop.storage.read('cart') ?? '[]');
export const removeButton = async (title: string) =>
  (await row(title)).getByRole('button', { name: `Remove ${title}` });
