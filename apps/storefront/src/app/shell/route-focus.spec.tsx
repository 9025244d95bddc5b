import type { Product } from '@shop/api-contract/model';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { otherTabWrote } from '../../shared/storage/stored-state.ts';
import { kanpur, product, row, visit } from '../../testing/cart-page.tsx';
import { findOpenDialog } from '../../testing/find-open-dialog.ts';
import { renderShop } from '../../testing/render-with-shop.tsx';
import { startShopServer, type ShopServer } from '../../testing/shop-server.ts';

let server: ShopServer;
/** A short list keeps the test fast. */
let products: Product[];
beforeEach(async () => {
  server = await startShopServer();
  products = server.world.content.lists.listProducts.slice(0, 3);
  server.fail('listProducts', { status: 200, body: products });
});

/** The product to open. */
const followed = () => products[1]!.product_title;
type Shop = ReturnType<typeof renderShop>;

const back = ({ router }: Shop) => act(() => router.navigate(-1));
const heading = (text: string | RegExp) => screen.findByText(text, { selector: 'h1' });
const card = (name = followed()) => screen.findByText(name, { selector: 'a' });
const main = () => screen.getByRole('main');

/** Opens a product from its card, by keyboard. */
async function follow(shop: Shop, name = followed()): Promise<void> {
  const link = await card(name);
  act(() => link.focus());
  await shop.user.keyboard('{Enter}');
  await heading(name);
}

describe('after Back the focus', () => {
  it('is on the card from which the visitor left, and the title of the page is said', async () => {
    const shop = renderShop('/products', { stored: { selectedOffice: kanpur } });
    await follow(shop);
    expect(main()).toHaveFocus();

    await back(shop);

    expect(await card()).toHaveFocus();
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(said()).toContain('Products · Vanaveda'));
  });

  it('is on the row from which the cart was left, not on its picture', async () => {
    const [first, second] = products;
    const shop = await visit([product(first!), product(second!)]);
    const picture = (await row(second!.product_title)).getAllByRole('link', { hidden: true })[0]!;
    fireEvent.click(picture);
    await heading(second!.product_title);

    await back(shop);

    expect((await row(second!.product_title)).getByRole('link')).toHaveFocus();
  });

  it('is on the followed one of two equal links, even when it was followed as soon as it appeared', async () => {
    const links = () => screen.queryAllByText('See all products');
    const followed = new Promise<void>((resolve) => {
      new MutationObserver((_, arrivals) => {
        if (links().length < 2) return;
        arrivals.disconnect();
        fireEvent.click(links()[1]!);
        resolve();
      }).observe(document, { childList: true, subtree: true });
    });
    const shop = renderShop('/');
    await followed;
    await heading(/^Products/);

    await back(shop);

    expect((await screen.findAllByText('See all products'))[1]).toHaveFocus();
  });

  it('is on the button of the menu, when a link of the menu led away', async () => {
    const shop = renderShop('/contact-us');
    await shop.user.click(await screen.findByRole('button', { name: 'Open the menu' }));
    await shop.user.click(within(await findOpenDialog('Menu')).getByRole('link', { name: 'Offers' }));
    await heading(/Offers/);

    await back(shop);

    expect(screen.getByRole('button', { name: 'Open the menu' })).toHaveFocus();
  });

  it('is on the content when what had it is gone', async () => {
    const [first, second] = products;
    const shop = await visit([product(first!), product(second!)]);
    await row(first!.product_title);
    await follow(shop, first!.product_title);
    act(() => screen.getByRole('button', { name: 'Show picture 1 of 2' }).focus());
    const rest = JSON.stringify([product(second!)]);
    act(() => {
      shop.storage.write('cart', rest);
      shop.store.dispatch(otherTabWrote({ key: 'cart', value: rest }));
    });

    await back(shop);

    await row(second!.product_title);
    expect(main()).toHaveFocus();
  });

  it('is on the content of a page that was only passed', async () => {
    const shop = renderShop('/contact-us');
    await heading(/Contact/);
    await act(() => shop.router.navigate('/offers'));
    await heading(/Offers/);
    act(() => main().blur());

    await back(shop);

    expect(main()).toHaveFocus();
  });
});

it('a link to a page seen before opens it at the top', async () => {
  const shop = renderShop('/products');
  await follow(shop);
  await act(() => shop.router.navigate('/products'));

  await card();
  expect(main()).toHaveFocus();
});

it('on the same page Back returns to the category chosen before', async () => {
  const shop = renderShop('/products');
  await shop.user.click(await screen.findByRole('checkbox', { name: 'Immunity' }));
  await heading(/in Immunity/);
  await shop.user.click(screen.getByRole('checkbox', { name: 'All' }));
  await heading(/in All/);

  await back(shop);

  await heading(/in Immunity/);
  expect(screen.getByRole('checkbox', { name: 'All' })).toHaveFocus();
});
