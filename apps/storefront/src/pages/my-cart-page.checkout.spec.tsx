import type { Product } from '@shop/api-contract/model';
import { act, screen, waitFor, within } from '@testing-library/react';
import { asha, tokenOfAsha } from '../testing/accounts.ts';
import { kanpur, plus, product, row, summary, visit } from '../testing/cart-page.tsx';
import { payButton } from '../testing/checkout.tsx';
import { findOpenDialog } from '../testing/find-open-dialog.ts';
import { paymentProvider } from '../testing/payment-window.ts';
import { renderShop } from '../testing/render-with-shop.tsx';
import { shopServer } from '../testing/shop-server.ts';

const server = shopServer();
let soap: Product;
beforeEach(async () => {
  [soap] = server.world.content.lists.listProducts as [Product];
});

describe('the delivery location on the cart page', () => {
  it('is asked for once per visit when none is chosen, and Checkout without it only says where to set it', async () => {
    const shop = await visit([product(soap)], { office: null });
    const dialog = await findOpenDialog('Setup Delivery Location?');
    await shop.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());

    await shop.user.click(await plus(soap.product_title));
    await shop.user.click(await screen.findByRole('button', { name: 'Checkout' }));
    expect(await screen.findByText('Please Set Your Address from Top')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await act(() => shop.router.navigate('/products'));
    await act(() => shop.router.navigate('/my-cart'));
    expect(await screen.findByRole('dialog', { name: 'Setup Delivery Location?' })).toBeInTheDocument();
  });

  it('is not asked for when one is known', async () => {
    await visit([product(soap)]);
    await row(soap.product_title);

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect((await summary()).getByRole('button', { name: 'Kanpur,208001' })).toBeInTheDocument();
  });
});

describe('Checkout', () => {
  it('has beside it when the order arrives and how it can be paid', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T10:00+05:30'));
    await visit([product(soap)]);
    await row(soap.product_title);

    const beside = within(screen.getByRole('button', { name: 'Checkout' }).parentElement as HTMLElement);
    expect(beside.getByText('Arrives 28 Nov – 3 Dec')).toBeVisible();
    expect(beside.getByRole('img', { name: 'Pay by UPI, RuPay or any other card' })).toBeVisible();
  });

  it('tells of an unsuccessful payment once: in the drawer, then on the page, until it is dismissed', async () => {
    const token = await tokenOfAsha(server);
    const { user } = renderShop('/my-cart', {
      stored: { cart: [product(soap)], selectedOffice: kanpur, token, user: asha.user },
    });
    await user.click(await screen.findByRole('button', { name: 'Checkout' }));
    await user.click(await payButton());
    const payment = await paymentProvider.window();
    act(() => payment.dismiss());

    await waitFor(async () => expect(await payButton()).toBeEnabled());
    const drawer = await findOpenDialog('Complete Your Checkout');
    const banner = () => screen.getByText('Your Last Payment was Unsuccessful');
    expect(drawer).toContainElement(banner());
    await user.click(within(drawer).getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    const shown = banner();
    expect(shown).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss this message' }));
    await waitFor(() => expect(shown).not.toBeInTheDocument());
  });
});
