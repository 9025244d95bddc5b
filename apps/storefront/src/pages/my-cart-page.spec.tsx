import type { Offer, Product } from '@shop/api-contract/model';
import { screen, waitFor, within } from '@testing-library/react';
import { figure, offer, product, row, rows, rupees, summary, visit } from '../testing/cart-page.tsx';
import { startShopServer, type ShopServer } from '../testing/shop-server.ts';

let server: ShopServer;
let soap: Product;
let pair: Offer;
beforeEach(async () => {
  server = await startShopServer();
  [soap] = server.world.content.lists.listProducts as [Product];
  [pair] = server.world.content.lists.listOffers as [Offer];
});

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
