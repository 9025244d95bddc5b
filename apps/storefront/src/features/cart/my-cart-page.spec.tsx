// spec-map: 2.1.4, 2.13.1, 2.13.2, 2.13.3, 2.13.4, 2.13.5, 2.13.6, 2.13.7, 2.15.1, 3.1.6, 5.4.3, 8.1.19, 8.1.20, 8.1.22
// spec-map: 9.2.1, 9.2.4, 9.2.5, 9.2.6, 9.2.7, 9.2.9
import type { Offer, Product } from '@shop/api-contract/model';
import { formatApiRupees } from '@shop/domain/money/format-rupees';
import { act, screen, waitFor, within } from '@testing-library/react';
import { asha, kanpur, tokenOfAsha } from '../../testing/accounts.ts';
import { figure, offer, product, row, rows, summary, visit } from '../../testing/cart-page.tsx';
import { later, payButton, payIsReady } from '../../testing/checkout.tsx';
import { fillIn, findOpenDialog, hrefOf } from '../../testing/on-screen.ts';
import { paymentProvider } from '../../testing/payment-window.ts';
import { renderShop } from '../../testing/render-with-shop.tsx';
import { shopServer } from '../../testing/shop-server.ts';
import { collectToasts } from '../../testing/toasts.ts';

const server = shopServer();
let soap: Product;
let other: Product;
let pair: Offer;
beforeEach(() => {
  [soap, other] = server.world.content.lists.listProducts as [Product, Product];
  [pair] = server.world.content.lists.listOffers as [Offer];
});

const delivery = () => within(screen.getByRole('region', { name: 'Delivery and payment' }));

describe('the cart page', () => {
  it('says that the cart is empty, and where to go on', async () => {
    const { user } = await visit([]);
    expect(await screen.findByText('Your Cart Is Empty')).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'You are here' })).toHaveTextContent('Home');
    const page = within(screen.getByRole('main'));
    expect(hrefOf('Browse products', page)).toBe('/products');
    expect(page.queryByRole('button', { name: 'Checkout' })).not.toBeInTheDocument();
    expect(page.queryByText('Cart Summary')).not.toBeInTheDocument();
    const goods = within(screen.getByRole('region', { name: 'Top Selling' }));
    const add = await goods.findAllByRole('button', { name: /^Add to Cart/ });
    expect(add.length).toBeGreaterThan(3);
    await user.click(add[0]!);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('shows a product and the offer of the same number as two rows, what they come to, with tax in whole rupees, when they arrive and how they can be paid', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T10:00+05:30'));
    await visit([product(soap, 2), { ...offer(pair), product: pair.id }]);

    const soapRow = await row(soap.product_title);
    expect(hrefOf(soap.product_title, soapRow)).toBe(`/product/${soap.product_slug}`);
    expect(soapRow.getByTestId('line-quantity')).toHaveTextContent('2');
    expect(soapRow.getByText(/Line total/).parentElement).toHaveTextContent(formatApiRupees(soap.product_price * 2));
    expect(soapRow.getByText(`${formatApiRupees(soap.product_price)} each`)).toBeVisible();
    const pairRow = await row(pair.offer_title);
    expect(pairRow.getByTestId('line-quantity')).toHaveTextContent('1');
    expect(pairRow.queryByText(/each$/)).not.toBeInTheDocument();
    expect(rows().map((one) => new URL(one.querySelector('img')?.src ?? '').pathname)).toEqual([
      '/custom/images/products/vv001/pack.jpg',
      `/custom/images/products/new/${pair.offer_image}`,
    ]);

    const figures = {
      Subtotal: '₹917',
      Tax: '₹99',
      'Price before tax': '₹818',
      Discount: '₹0',
      'Round off': '₹0',
      Shipping: '₹100',
      Total: '₹1,017',
    };
    for (const [term, amount] of Object.entries(figures)) expect(await figure(term)).toBe(amount);
    expect((await summary()).getByText('Inclusive of all tax(es)')).toBeInTheDocument();
    expect(screen.getByText('Add ₹584 more for free shipping')).toBeInTheDocument();
    // A known location is shown, and not asked for.
    expect(delivery().getByRole('button', { name: 'Mall Road,208001' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(delivery().getByText('28 Nov – 3 Dec')).toBeVisible();
    expect(delivery().getByRole('img', { name: 'Pay by UPI, RuPay or any other card' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Before you pay' })).toBeVisible();
  });

  it('is priced anew when it is looked at after a while, and not at each glance', async () => {
    await visit([product(soap, 1)]);
    await screen.findAllByText(formatApiRupees(soap.product_price + 100));
    // Without one in the cart the offers are not asked for.
    expect(server.callsOf('listOffers')).toEqual([]);
    server.fail('listProducts', { status: 200, body: [{ ...soap, product_price: soap.product_price + 50 }] });
    const called = server.callsOf('listProducts').length;
    window.dispatchEvent(new Event('blur'));
    window.dispatchEvent(new Event('focus'));
    expect(server.callsOf('listProducts')).toHaveLength(called);
    later(600);
    window.dispatchEvent(new Event('focus'));
    expect((await screen.findAllByText(formatApiRupees(soap.product_price + 150)))[0]).toBeVisible();
  });

  it('offers the products viewed last that are not in it, and after the summary three that make shipping free, until it is', async () => {
    const browsing = { searches: [], viewed: [soap.id, other.id] };
    const { user } = renderShop('/my-cart', {
      stored: { cart: [product(soap, 4)], selectedOffice: kanpur, browsing },
    });
    const viewed = within(await screen.findByRole('list', { name: 'Recently viewed' }));
    const titles = () => viewed.getAllByRole('heading').map(({ textContent }) => textContent);
    await waitFor(() => expect(titles()).toEqual([other.product_title]));
    await user.click(viewed.getByRole('button', { name: /^Add to Cart/ }));
    await waitFor(() => expect(within(rows()[1]!).getByRole('link')).toHaveFocus());
    expect(screen.queryByRole('list', { name: 'Recently viewed' })).not.toBeInTheDocument();

    const region = screen.getByRole('region', { name: 'Add any of these for free shipping' });
    const summary = screen.getByRole('region', { name: 'Cart Summary' });
    expect(summary.compareDocumentPosition(region)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(region).getAllByRole('listitem')).toHaveLength(3);
    await user.click(within(region).getAllByRole('button', { name: /^Add to Cart/ })[0]!);
    expect(await figure('Shipping')).toBe('Free Shipping');
    expect(region).not.toBeInTheDocument();
    await waitFor(() => expect(within(rows()[2]!).getByRole('link')).toHaveFocus());
  });

  it('shows products while the offers are down, and has a total and Checkout when every price is known', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    server.fail('listOffers', 'no-reply');
    const { user } = await visit([offer(pair), product(soap, 2)]);

    expect((await row(soap.product_title)).getByTestId('line-quantity')).toHaveTextContent('2');
    expect(rows()).toHaveLength(2);
    expect(await screen.findByText(/^The total and Checkout appear/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Cart Summary' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Checkout' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: `Remove Item no. ${pair.id}` }));
    const dialog = await findOpenDialog('Remove From Cart', 'alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Yes' }));
    expect(await figure('Subtotal')).toBe(formatApiRupees(soap.product_price * 2));
    expect(screen.getByRole('button', { name: 'Checkout' })).toBeVisible();
  });

  it('asks for the delivery location once per visit, and Checkout without it only says where to set it, whatever is changed', async () => {
    const shop = await visit([product(soap)], null);
    const closeDialog = async () => {
      const dialog = within(await findOpenDialog('Setup Delivery Location?'));
      await shop.user.click(dialog.getByRole('button', { name: 'Close' }));
    };
    await closeDialog();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());

    await shop.user.click((await row(soap.product_title)).getByRole('button', { name: /^Increase quantity/ }));
    expect(await figure('Subtotal')).toBe(formatApiRupees(soap.product_price * 2));
    await shop.user.click(await screen.findByRole('button', { name: 'Checkout' }));
    expect(await screen.findByText('Please Set Your Address from Top')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(delivery().queryByText(/^Arrives/)).not.toBeInTheDocument();
    const warning = within(screen.getByRole('region', { name: 'Notifications' }));
    await shop.user.click(warning.getByRole('button', { name: 'Set delivery location' }));
    await closeDialog();

    await act(() => shop.router.navigate('/contact-us'));
    await act(() => shop.router.navigate('/my-cart'));
    expect(await screen.findByRole('dialog', { name: 'Setup Delivery Location?' })).toBeInTheDocument();
  });

  it('keeps what was typed into its registration when the page is left and opened again, without the password', async () => {
    const { user, router } = await visit([product(soap)]);
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: 'Checkout' }));
      return within(await findOpenDialog('Complete Your Checkout'));
    };
    const drawer = await open();
    await fillIn(user, drawer.getByLabelText('Full name'), 'Asha Rao');
    await fillIn(user, drawer.getByLabelText('Password'), 'neem-tree-7');
    await fillIn(user, drawer.getByLabelText('E-mail'), 'asha@shopper.example');
    await act(() => router.navigate('/contact-us'));
    await act(() => router.navigate(-1));

    const again = await open();
    expect(again.getByLabelText('Full name')).toHaveValue('Asha Rao');
    expect(again.getByLabelText('E-mail')).toHaveValue('asha@shopper.example');
    expect(again.getByLabelText('Password')).toHaveValue('');
  });

  it('shows in one place that a payment failed, in the specified words and the server’s: in the drawer, then on the page', async () => {
    const token = await tokenOfAsha(server);
    const { user } = renderShop('/my-cart', {
      stored: { cart: [product(soap)], selectedOffice: kanpur, token, user: asha.user },
    });
    await user.click(await screen.findByRole('button', { name: 'Checkout' }));
    await user.click(await payButton());
    const payment = await paymentProvider.window();
    const toasts = collectToasts();
    payment.fail();
    act(() => payment.dismiss({ error: {} }));

    await payIsReady();
    expect(toasts).toEqual([]);
    const drawer = await findOpenDialog('Complete Your Checkout');
    // That of the page stands behind the drawer, so that closing moves nothing.
    const banner = () => screen.getByRole('alert');
    expect(drawer).toContainElement(banner());
    expect(banner()).toHaveTextContent(
      /^Your Last Payment was UnsuccessfulPayment FailedThis order was closed\. Nothing was charged, and your cart is unchanged\.$/,
    );
    await user.click(within(drawer).getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    const shown = banner();
    expect(shown).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss this message' }));
    await waitFor(() => expect(shown).not.toBeInTheDocument());
  });
});
