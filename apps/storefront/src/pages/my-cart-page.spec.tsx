import type { Offer, Product } from '@shop/api-contract/model';
import { screen, waitFor, within } from '@testing-library/react';
import { figure, offer, product, row, rows, rupees, summary, visit } from '../testing/cart-page.tsx';
import { shopServer } from '../testing/shop-server.ts';

const server = shopServer();
let soap: Product;
let pair: Offer;
beforeEach(async () => {
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

  it('shows a product and the offer of the same number as two rows, each with its picture, pieces and line total', async () => {
    await visit([product(soap, 3), { ...offer(pair), product: pair.id }]);

    expect(screen.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible();
    const soapRow = await row(soap.product_title);
    expect(soapRow.getByRole('link', { name: soap.product_title })).toHaveAttribute(
      'href',
      `/product/${soap.product_slug}`,
    );
    expect(soapRow.getByTestId('line-quantity')).toHaveTextContent('3');
    expect(soapRow.getByText(new RegExp(`Line total`)).parentElement).toHaveTextContent(rupees(soap.product_price * 3));
    expect((await row(pair.offer_title)).getByTestId('line-quantity')).toHaveTextContent('1');
    expect(rows().map((one) => new URL(one.querySelector('img')?.src ?? '').pathname)).toEqual([
      '/custom/images/products/vv001/pack.jpg',
      `/custom/images/products/new/${pair.offer_image}`,
    ]);
  });

  it('sums up: tax per line in whole rupees, discount and round off as zero, shipping, total', async () => {
    await visit([product(soap, 2), offer(pair)]);

    const figures = {
      Subtotal: '₹917.00',
      Tax: '₹134.00',
      'Price before tax': '₹783.00',
      Discount: '₹0.00',
      'Round off': '₹0.00',
      Shipping: '₹100.00',
      Total: '₹1,017.00',
    };
    for (const [term, amount] of Object.entries(figures)) expect(await figure(term)).toBe(amount);
    expect((await summary()).getByText('Inclusive of all tax(es)')).toBeInTheDocument();
    expect(screen.getByText('Add ₹583.01 more for free shipping')).toBeInTheDocument();
  });

  it('says when the order ships free', async () => {
    await visit([product(soap, 7)]);

    expect(await figure('Shipping')).toBe('Free Shipping');
    expect(await figure('Total')).toBe('₹1,743.00');
    expect(screen.getByText('Your order ships free')).toBeInTheDocument();
  });

  it('keeps placeholders, never an empty cart, until the lists have arrived, also while they fail', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation();
    server.fail('listProducts', 'no-reply');
    await visit([product(soap)]);
    const expectPlaceholders = () => {
      expect(screen.getByRole('status', { name: 'Loading your cart' })).toHaveAttribute('aria-busy', 'true');
      expect(screen.queryByText('Your Cart Is Empty')).not.toBeInTheDocument();
    };

    expectPlaceholders();
    await waitFor(() => expect(log).toHaveBeenCalledWith('[shop] listProducts:', expect.anything()));
    expectPlaceholders();
    server.recover('listProducts');
    expect((await row(soap.product_title)).getByTestId('line-quantity')).toHaveTextContent('1');
  });

  it('asks for the offers only when one is in the cart', async () => {
    await visit([product(soap)]);
    await row(soap.product_title);

    expect(server.calls.map(({ operationId }) => operationId)).not.toContain('listOffers');
  });
});
