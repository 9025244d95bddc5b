// spec-map: 1.1.4, 2.1.3, 2.7.1, 2.7.2, 2.7.3, 2.7.4, 2.7.5, 2.7.6, 2.7.7, 2.7.8, 2.7.9, 3.1.7, 3.3.2, 4.1.4, 7.1.1
// spec-map: 8.1.5, 9.2.9
import { act, screen, waitFor, within } from '@testing-library/react';
import { kanpur } from '../../testing/accounts.ts';
import { findOpenDialog, hrefOf, linksIn } from '../../testing/on-screen.ts';
import { renderShop } from '../../testing/render-with-shop.tsx';
import { shopServer } from '../../testing/shop-server.ts';

const server = shopServer();

describe('the product page', () => {
  it('shows what the product is, what it costs, how it comes, is paid and stays, what is in the pack, and who answers for it', async () => {
    renderShop('/product/tulsi-giloy-drops', { stored: { selectedOffice: kanpur } });

    expect(await screen.findByRole('heading', { level: 1, name: 'Tulsi Giloy Drops' })).toBeVisible();
    expect(screen.getByText(server.world.content.lists.listProducts[0]!.product_desc)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Immunity' })).toHaveLength(2);
    expect(screen.getByText('Inclusive of all taxes')).toBeVisible();
    expect(screen.getAllByText('₹249')[0]).toBeVisible();
    expect(hrefOf('Register and get benefits')).toBe('/start-a-bussines');
    expect(linksIn(screen.getByRole('navigation', { name: 'You are here' }))).toEqual([
      ['Home', '/'],
      ['Products', '/products'],
      ['Immunity', '/products?category=Immunity'],
    ]);
    expect(within(screen.getByRole('main')).getByText(/Need an answer now/)).toBeVisible();

    const assurance = within(screen.getByRole('list', { name: 'Before you pay' }));
    for (const text of [
      'By road, 4 to 8 business days',
      /^Arrives \d+/,
      'Prepaid by UPI, card or netbanking',
      'No cash on delivery',
      'Not returnable',
      'GST invoice with each order',
      'FSSAI licence 19926051000417',
    ]) {
      expect(assurance.getByText(text)).toBeVisible();
    }
    expect(hrefOf('Refund Policy', assurance)).toBe('/refund-policy');
    const pack = within(screen.getByRole('region', { name: 'About this pack' }));
    const facts = pack.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts.slice(0, 4)).toEqual(['30 ml', '₹8.30 per ml', 'VV001', 'India']);
    expect(facts.at(-1)).toContain('Kanpur');
    expect([hrefOf('19926051000417', pack), hrefOf('Batch reports', pack)]).toEqual(['/fssai', '/resource-files']);
    expect(screen.getByText('Vegetarian')).toBeVisible();
  });

  it('is offered on other pages once it was viewed, until the list is cleared', async () => {
    const { user, router, storage } = renderShop('/product/life-elixir');
    await screen.findByRole('heading', { level: 1, name: 'Life Elixir' });
    const viewed = async () => within(await screen.findByRole('region', { name: 'Recently viewed' }));
    const titles = async () =>
      (await viewed()).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

    await act(() => router.navigate('/product/sugar-ease'));
    await screen.findByRole('heading', { level: 1, name: 'Sugar Ease' });
    expect(await titles()).toEqual(['Life Elixir']);

    await act(() => router.navigate('/products?search=unobtainium'));
    await screen.findByText('Products Coming Soon');
    expect(await titles()).toEqual(['Sugar Ease', 'Life Elixir']);
    await user.click((await viewed()).getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Recently viewed' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(JSON.parse(storage.read('browsing') ?? '')).toMatchObject({ viewed: [] });
  });

  it('opens on the second picture, and shows each full screen, by keys too', async () => {
    const { user } = renderShop('/product/tulsi-giloy-drops');
    const pictures = await screen.findAllByRole('img', { name: 'Tulsi Giloy Drops' });
    const sources = ['botanical', 'pack'].map((name) => `http://shop.test/custom/images/products/vv001/${name}.jpg`);
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(sources);

    await user.click(screen.getByRole('button', { name: 'Picture 1 of 2, full screen' }));
    const dialog = within(await findOpenDialog('Tulsi Giloy Drops'));
    expect(dialog.getByRole('img')).toHaveAttribute('src', sources[0]);
    await user.keyboard('{ArrowRight}');
    expect(dialog.getByRole('img')).toHaveAttribute('src', sources[1]);
    expect(dialog.getByRole('status')).toHaveTextContent('2 / 2');
    await user.keyboard('{Escape}');

    expect(screen.getByRole('button', { name: 'Show picture 2 of 2' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Picture 2 of 2, full screen' })).toHaveFocus());
  });

  it('is found by its name in other letters, has its own address, and the label as a ledger, each Latin name leading to what else has the plant', async () => {
    const { router } = renderShop('/product/S-46');
    expect(await screen.findByRole('heading', { level: 1, name: 'S-46 Sattva Greens' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/product/s-46');

    const ledger = within(screen.getByRole('table', { name: 'Three capsules hold' }));
    expect(ledger.getByRole('row', { name: /^Ashwagandha/ })).toHaveTextContent(/Withania somnifera.*root200 mg$/);
    expect(ledger.getByRole('row', { name: /^Sum/ })).toHaveTextContent('1.5 g');
    expect(ledger.getByText('Also: plant cellulose shell')).toBeVisible();
    expect(hrefOf(/^Withania somnifera/, ledger)).toBe('/products?plant=Ashwagandha');
    expect(screen.getByText('6 plants · 3 capsules a day · 30 days · ₹41.67 a day')).toBeVisible();
    expect(screen.getByText('No secret blend. Every herb and amount is on the label.')).toBeVisible();
  });

  it('shows the features alone of a product without composition and directions', async () => {
    const [product] = server.world.content.lists.listProducts;
    const other = { ...product, composition: undefined, directions: undefined, product_details: '<p>Honey</p>' };
    server.fail('getProduct', { status: 200, body: [other] });
    renderShop(`/product/${product!.product_slug}`);

    expect(await screen.findByText('Honey')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByText(/plants? ·| a day ·/)).not.toBeInTheDocument();
  });

  it('goes into the cart in the typed quantity, by the bar of small screens too, with its offer and others of its category, once they load', async () => {
    const release = server.hold('listProducts');
    const { user, storage } = renderShop('/product/tulsi-giloy-drops');
    const quantity = await screen.findByRole('textbox', { name: 'Quantity' });
    await user.clear(quantity);
    await user.type(quantity, '12');
    await user.click(screen.getAllByRole('button', { name: /^Add to Cart/ }).at(-1)!);
    expect(screen.getAllByRole('link', { name: /^Go to Cart/ })).toHaveLength(2);
    expect(screen.getByText('Ships within 1 working day')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('button', { name: 'Set delivery location' })).toBeVisible();

    const offer = within(await screen.findByRole('region', { name: 'Offer with this product' }));
    expect(offer.getByText('₹419')).toBeVisible();
    await user.click(offer.getByRole('button', { name: /^Add to Cart/ }));
    expect(JSON.parse(storage.read('cart')!)).toEqual([
      { product: 1, quantity: 12, type: 'product' },
      { product: 1, quantity: 1, type: 'offer' },
    ]);

    const related = within(screen.getByRole('region', { name: 'More in Immunity' }));
    expect(related.getByRole('status', { name: 'Products are loading' })).toBeVisible();
    release();
    expect(await related.findAllByRole('article')).toHaveLength(4);
    expect(related.getAllByRole('button', { name: /^Add to Cart/ })).toHaveLength(4);
    expect(related.queryByRole('link', { name: 'Tulsi Giloy Drops' })).not.toBeInTheDocument();
    expect(hrefOf('Amla Daily Capsules', related)).toBe('/product/amla-daily-capsules');
    expect(hrefOf('See all: More in Immunity', related)).toBe('/products?category=Immunity');
  });

  it.each(['gone', 'a'.repeat(300)])(
    'says that the page is not found at an address without a product: %s',
    async (slug) => {
      jest.spyOn(console, 'warn').mockImplementation();
      renderShop(`/product/${slug}`);

      expect(await screen.findByText('Page your are looking for is not found')).toBeVisible();
      expect(screen.getByRole('img', { name: 'An empty herbarium sheet' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/products');
      expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    },
  );

  it('says Loading Please Wait until the product arrives, and offline that it was not opened before', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.fail('getProduct', 'no-reply');
    renderShop('/product/s-46');

    expect(await screen.findByText('Loading Please Wait')).toBeVisible();
    expect(await screen.findByText(/^You are offline, and you have not opened this page/)).toBeVisible();
  });
});
