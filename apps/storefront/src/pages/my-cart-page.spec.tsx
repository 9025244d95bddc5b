import type { Offer, Product } from '@shop/api-contract/model';
import type { CartLine } from '@shop/domain/cart/cart-line';
import { screen, waitFor, within } from '@testing-library/react';
import {
  figure,
  minus,
  offer,
  plus,
  product,
  removeButton,
  row,
  rows,
  rupees,
  storedCart,
  summary,
  visit,
} from '../testing/cart-page.tsx';
import { findOpenDialog } from '../testing/find-open-dialog.ts';
import { startShopServer, type ShopServer } from '../testing/shop-server.ts';

let server: ShopServer;
let soap: Product;
let tea: Product;
let pair: Offer;
beforeEach(async () => {
  server = await startShopServer();
  [soap, tea] = server.world.content.lists.listProducts as [Product, Product];
  [pair] = server.world.content.lists.listOffers as [Offer];
});
afterEach(() => server.app.close());

const sayYes = async ({ user }: Awaited<ReturnType<typeof visit>>) =>
  user.click(within(await findOpenDialog('Remove From Cart', 'alertdialog')).getByRole('button', { name: 'Yes' }));

describe('the cart page', () => {
  it('says that the cart is empty, and where to go on', async () => {
    await visit([]);

    expect(await screen.findByText('Your Cart Is Empty')).toBeInTheDocument();
    const page = within(screen.getByRole('main'));
    expect(page.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/products');
    expect(page.queryByRole('button', { name: 'Checkout' })).not.toBeInTheDocument();
    expect(page.queryByText('Cart Summary')).not.toBeInTheDocument();
  });

  it('shows a product and the offer of the same number as two rows, each with its price and line total', async () => {
    await visit([product(soap, 3), { ...offer(pair), product: pair.id }]);

    const soapRow = await row(soap.product_title);
    expect(soapRow.getByRole('link', { name: soap.product_title })).toHaveAttribute(
      'href',
      `/product/${soap.product_slug}`,
    );
    expect(soapRow.getByTestId('line-quantity')).toHaveTextContent('3');
    expect(soapRow.getByText(new RegExp(`Line total`)).parentElement).toHaveTextContent(rupees(soap.product_price * 3));
    expect((await row(pair.offer_title)).getByTestId('line-quantity')).toHaveTextContent('1');
    expect(rows()).toHaveLength(2);
  });

  it('sums up: tax per line in whole rupees, discount and round off as zero, shipping, total', async () => {
    await visit([product(soap, 2), offer(pair)]);

    const subtotal = soap.product_price * 2 + pair.offer_price;
    const tax = Math.trunc((soap.product_price * soap.gst * 2) / 100) + Math.trunc((pair.offer_price * 18) / 100);
    const shipping = subtotal > 1500 ? 0 : 100;
    expect(await figure('Subtotal')).toBe(rupees(subtotal));
    expect(await figure('Tax')).toBe(rupees(tax));
    expect(await figure('Price before tax')).toBe(rupees(subtotal - tax));
    expect(await figure('Discount')).toBe(rupees(0));
    expect(await figure('Round off')).toBe(rupees(0));
    expect(await figure('Shipping')).toBe(shipping === 0 ? 'Free Shipping' : rupees(shipping));
    expect(await figure('Total')).toBe(rupees(subtotal + shipping));
    expect((await summary()).getByText('Inclusive of all tax(es)')).toBeInTheDocument();
  });

  it('charges shipping at 1500 exactly, and ships free a paisa above', async () => {
    const [first, second] = server.world.content.lists.listProducts as [Product, Product];
    const priced = (rupeesEach: number) => [{ ...first, product_price: rupeesEach }, second];
    server.fail('listProducts', { status: 200, body: priced(1500) });
    const atLimit = await visit([product(first)]);
    expect(await figure('Shipping')).toBe(rupees(100));
    expect(await figure('Total')).toBe(rupees(1600));
    expect(screen.getByText('Add ₹0.01 more for free shipping')).toBeInTheDocument();
    atLimit.unmount();

    server.fail('listProducts', { status: 200, body: priced(1500.01) });
    await visit([product(first)]);
    expect(await figure('Shipping')).toBe('Free Shipping');
    expect(await figure('Total')).toBe(rupees(1500.01));
    expect(screen.getByText('Your order ships free')).toBeInTheDocument();
  });

  it('keeps placeholders until the lists have arrived', async () => {
    const answer = server.hold('listProducts');
    await visit([product(soap)]);

    expect(screen.getByRole('status', { name: 'Loading your cart' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('Your Cart Is Empty')).not.toBeInTheDocument();
    answer();

    expect((await row(soap.product_title)).getByTestId('line-quantity')).toHaveTextContent('1');
  });

  it('keeps placeholders, never an empty cart, when the lists fail', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation();
    server.fail('listProducts', 'no-reply');
    await visit([product(soap)]);

    await waitFor(() => expect(log).toHaveBeenCalledWith('[shop] list:', expect.anything()));
    expect(screen.getByRole('status', { name: 'Loading your cart' })).toBeInTheDocument();
    server.recover('listProducts');
    expect((await row(soap.product_title)).getByTestId('line-quantity')).toHaveTextContent('1');
  });

  it('asks for the offers only when one is in the cart', async () => {
    await visit([product(soap)]);
    await row(soap.product_title);

    expect(server.calls.map(({ operationId }) => operationId)).not.toContain('listOffers');
  });
});

describe('plus and minus', () => {
  it('change the quantity by one, store it and say so', async () => {
    const shop = await visit([product(soap, 2)]);

    await shop.user.click(await plus(soap.product_title));
    expect(await screen.findByText(`Added 1 more quanity of ${soap.product_title}`)).toBeInTheDocument();
    expect(storedCart(shop)).toEqual([product(soap, 3)]);
    expect(await figure('Subtotal')).toBe(rupees(soap.product_price * 3));

    await shop.user.click(await minus(soap.product_title));
    const toast = await screen.findByText(/^Removed 1/);
    expect(toast.textContent).toBe(`Removed 1  quanity of ${soap.product_title}`);
    expect(storedCart(shop)).toEqual([product(soap, 2)]);
  });

  it('count each of many rapid taps, and stop at 40', async () => {
    const shop = await visit([product(soap, 35)]);
    const button = await plus(soap.product_title);

    for (let tap = 0; tap < 8; tap += 1) await shop.user.click(button);

    expect(storedCart(shop)).toEqual([product(soap, 40)]);
  });
});

describe('removing a line', () => {
  it('is asked first: No leaves it, Yes takes it out', async () => {
    const shop = await visit([product(soap), product(tea)]);
    const remove = await removeButton(soap.product_title);

    await shop.user.click(remove);
    const dialog = await findOpenDialog('Remove From Cart', 'alertdialog');
    await shop.user.click(within(dialog).getByRole('button', { name: 'No' }));
    await waitFor(() => expect(remove).toHaveFocus());
    expect(rows()).toHaveLength(2);

    await shop.user.click(remove);
    await sayYes(shop);
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(storedCart(shop)).toEqual([product(tea)]);
    const next = await removeButton(tea.product_title);
    await waitFor(() => expect(next).toHaveFocus());
  });

  it('can be taken back: the line returns to its place with its quantity', async () => {
    const shop = await visit([product(soap, 4), product(tea)]);

    await shop.user.click(await removeButton(soap.product_title));
    await sayYes(shop);
    await shop.user.click(await screen.findByText('Undo'));

    const restored = await removeButton(soap.product_title);
    await waitFor(() => expect(restored).toHaveFocus());
    expect(storedCart(shop)).toEqual([product(soap, 4), product(tea)]);
  });

  it('of the last line leaves the empty cart', async () => {
    const shop = await visit([product(soap)]);

    await shop.user.click(await removeButton(soap.product_title));
    await sayYes(shop);

    expect(await screen.findByText('Your Cart Is Empty')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });
});

describe('a line whose product the catalogue does not have', () => {
  const gone: CartLine = { type: 'product', product: 99_999, quantity: 2 };

  it('stays, marked unavailable and outside the total, until the shopper removes it', async () => {
    const shop = await visit([gone, product(soap)]);

    const goneRow = await row('Item no. 99999');
    expect(goneRow.getByText(/^No longer available/)).toBeInTheDocument();
    expect(goneRow.queryByRole('button', { name: /quantity/ })).not.toBeInTheDocument();
    expect(await figure('Subtotal')).toBe(rupees(soap.product_price));
    expect(storedCart(shop)).toEqual([gone, product(soap)]);

    await shop.user.click(await removeButton('Item no. 99999'));
    await sayYes(shop);
    await waitFor(() => expect(storedCart(shop)).toEqual([product(soap)]));
  });

  it('alone in the cart leaves nothing to check out', async () => {
    await visit([gone]);
    await row('Item no. 99999');

    expect(screen.queryByRole('button', { name: 'Checkout' })).not.toBeInTheDocument();
    expect(screen.queryByText('Cart Summary')).not.toBeInTheDocument();
  });
});
