// spec-map: 2.13.3, 2.13.4, 2.13.8, 4.2.1, 4.2.2
import type { Product } from '@shop/api-contract/model';
import type { CartLine } from '@shop/domain/cart/cart';
import { formatApiRupees } from '@shop/domain/money/format-rupees';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { figure, product, removeButton, row, rows, storedCart, visit } from '../../testing/cart-page.tsx';
import { findOpenDialog } from '../../testing/on-screen.ts';
import { shopServer } from '../../testing/shop-server.ts';

const server = shopServer();
let soap: Product;
let tea: Product;
beforeEach(() => ([soap, tea] = server.world.content.lists.listProducts as [Product, Product]));

const sayYes = async ({ user }: Awaited<ReturnType<typeof visit>>) =>
  user.click(within(await findOpenDialog('Remove From Cart', 'alertdialog')).getByRole('button', { name: 'Yes' }));

it('removing a line is asked first: No leaves it, Yes takes it out, and Undo by keyboard returns it to its place', async () => {
  const shop = await visit([product(soap, 4), product(tea)]);
  const remove = await removeButton(soap.product_title);
  await shop.user.click(screen.getByRole('button', { name: `Decrease quantity of ${tea.product_title}` }));
  expect(screen.getByText('Cannot Remove')).toBeVisible();

  // The question is covered by nothing.
  await shop.user.click(remove);
  expect(screen.queryByText('Cannot Remove')).not.toBeInTheDocument();
  const dialog = await findOpenDialog('Remove From Cart', 'alertdialog');
  await shop.user.click(within(dialog).getByRole('button', { name: 'No' }));
  await waitFor(() => expect(remove).toHaveFocus());
  expect(rows()).toHaveLength(2);

  await shop.user.click(remove);
  await sayYes(shop);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
  // The second press of a double click on Yes, in whose place Undo stands on phones.
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }), { detail: 2 });
  expect(rows()).toHaveLength(1);
  expect(storedCart(shop)).toEqual([product(tea)]);

  await shop.user.keyboard('{Enter}');
  const restored = (await row(soap.product_title)).getByRole('link');
  await waitFor(() => expect(restored).toHaveFocus());
  expect(storedCart(shop)).toEqual([product(soap, 4), product(tea)]);
});

it('a line whose product the catalogue does not have stays, outside the total, until it is removed; the last removal can be undone until the checkout opens', async () => {
  const gone: CartLine = { type: 'product', product: 99_999, quantity: 2 };
  const shop = await visit([gone, product(soap), product(tea)]);
  const goneRow = await row('Item no. 99999');
  expect(goneRow.getByText(/^No longer available/)).toBeInTheDocument();
  expect(goneRow.queryByRole('button', { name: /quantity/ })).not.toBeInTheDocument();
  expect(await figure('Subtotal')).toBe(formatApiRupees(soap.product_price + tea.product_price));
  expect(storedCart(shop)).toEqual([gone, product(soap), product(tea)]);

  for (const title of ['Item no. 99999', soap.product_title]) {
    await shop.user.click(await removeButton(title));
    await sayYes(shop);
    expect(await screen.findByText(`${title} was removed`)).toBeVisible();
  }
  expect(storedCart(shop)).toEqual([product(tea)]);
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
  await shop.user.click(screen.getAllByRole('button', { name: 'Checkout' })[0] as HTMLElement);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});
