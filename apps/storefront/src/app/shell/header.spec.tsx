// spec-map: 2.1.19, 2.2.2, 2.2.3, 2.2.4, 2.2.5, 2.2.6, 2.2.7, 2.2.8, 6.1.1
import { act, screen, within } from '@testing-library/react';
import { filterProducts } from '@shop/domain/catalogue/filter-products';
import { linksIn } from '../../testing/links.ts';
import { renderShop } from '../../testing/render-with-shop.tsx';
import { shopServer } from '../../testing/shop-server.ts';
import { searchHints } from './shell.messages.ts';

const server = shopServer();

const header = async () => within(await screen.findByRole('banner'));

/** Links of one group, including those that a narrow screen moves into the menu. */
const linksOf = async (group: string) => {
  const navigations = (await header()).getAllByRole('navigation', { hidden: true });
  const navigation = navigations.find((one) => one.getAttribute('aria-label') === group) as HTMLElement;
  return linksIn(navigation);
};

describe('the header', () => {
  it.each(searchHints)('suggests a search that finds something: %s', (hint) => {
    expect(filterProducts(server.world.content.lists.listProducts, { search: hint })).not.toEqual([]);
  });

  it('leads home, to Products, About and Offers, and by the top bar to files, academy, business and login', async () => {
    renderShop('/contact-us');

    expect((await header()).getByRole('link', { name: 'Vanaveda, home' })).toHaveAttribute('href', '/');
    expect(await linksOf('Main')).toEqual([
      ['Products', '/products'],
      ['About', '/about-vanaveda/about'],
      ['Offers', '/offers'],
    ]);
    expect(await linksOf('Account and more')).toEqual([
      ['Resource Files', '/resource-files'],
      ['Academy', '/vanaveda-academy'],
      ['Start a Business', '/start-a-bussines'],
      ['Sign In', '/login'],
    ]);
  });

  it('searches on Enter without a choice, and offers the last searches in its empty box, else categories and goods', async () => {
    const { user, router } = renderShop('/contact-us');
    const [box] = (await header()).getAllByRole('combobox', { name: 'Search products' }) as [HTMLElement];
    const option = (name: string | RegExp) => screen.findByRole('option', { name });
    const isSearched = (term: string) => expect(router.state.location.search).toBe(`?search=${term}`);
    await user.click(box);
    expect(await option(/^After-Meal Hing Churan/)).toHaveTextContent('₹145');
    await user.type(box, 'tulsi');
    expect(await option(/^Tulsi Giloy Drops/)).toBeVisible();
    await user.keyboard('{Enter}');
    isSearched('tulsi');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();

    await act(() => router.navigate('/contact-us'));
    await user.click(box);
    await user.click(await option('tulsi'));
    isSearched('tulsi');

    await act(() => router.navigate('/contact-us'));
    await user.click(box);
    await user.click(await option('Clear recent searches'));
    await user.click(document.body);
    await user.click(box);
    expect(await option('Immunity')).toBeVisible();
    expect(screen.queryByRole('option', { name: 'tulsi' })).not.toBeInTheDocument();
  });

  it('keeps its unfolded search, and the keyboard in it, when the search is cleared', async () => {
    const { user, router } = renderShop('/products?search=tulsi');
    await user.click(await screen.findByRole('button', { name: 'Search', expanded: false }));
    const boxes = () => screen.getAllByRole('combobox', { name: 'Search products' });
    const count = boxes().length;
    await user.click(screen.getAllByRole('button', { name: 'Clear' }).at(1)!);
    expect(router.state.location.search).toBe('');
    expect(boxes()).toHaveLength(count);
    expect(boxes()[1]).toHaveFocus();
  });

  it('folds the search of a page when another one is opened, also for Back', async () => {
    const { user, router } = renderShop('/faq');
    const unfold = await screen.findByRole('button', { name: 'Search', expanded: false });
    await user.click(unfold);
    expect(unfold).toHaveAttribute('aria-expanded', 'true');
    await act(() => router.navigate('/offers'));
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('button', { name: 'Search', expanded: false })).toBeInTheDocument();
  });

  it('counts the lines of the cart, not the pieces', async () => {
    renderShop('/contact-us', {
      stored: {
        cart: [
          { product: 1, quantity: 40, type: 'product' },
          { product: 1, quantity: 2, type: 'offer' },
        ],
      },
    });

    const cart = await screen.findByRole('link', { name: 'Cart, 2 items' });
    expect(cart).toHaveAttribute('href', '/my-cart');
    expect(screen.getByTestId('cart-badge')).toHaveTextContent('2');
  });
});
