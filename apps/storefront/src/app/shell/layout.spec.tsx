// spec-map: 2.1.19, 2.1.20, 2.2.2, 2.2.3, 2.2.4, 2.2.5, 2.2.6, 2.2.7, 2.2.8, 2.2.9, 2.2.10, 2.2.11, 2.2.12, 2.2.13
// spec-map: 2.2.14, 2.3.1, 2.3.2, 2.3.3, 2.3.4, 6.1.1, 9.4.9, 9.4.10
import { filterProducts } from '@shop/domain/catalogue/filter-products';
import { act, screen, within } from '@testing-library/react';
import { findOpenDialog, hrefOf, linksIn } from '../../testing/on-screen.ts';
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

  it('leads home, to Products, About and Offers, by the top bar to files, academy, business and login, and to the cart, whose lines it counts, not the pieces', async () => {
    const item = { product: 1, quantity: 40 };
    renderShop('/contact-us', {
      stored: {
        cart: [
          { ...item, type: 'product' },
          { ...item, type: 'offer' },
        ],
      },
    });

    expect(hrefOf('Vanaveda, home', await header())).toBe('/');
    expect(hrefOf('Cart, 2 items')).toBe('/my-cart');
    expect(screen.getByTestId('cart-badge')).toHaveTextContent('2');
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

  it('keeps its unfolded search, and the keyboard in it, when the search is cleared, and folds it when another page is opened, also for Back', async () => {
    server.sell(({ product_title }) => product_title.includes('Tulsi'));
    const { user, router } = renderShop('/products?search=tulsi');
    const folded = () => screen.findByRole('button', { name: 'Search', expanded: false });
    await user.click(await folded());
    const boxes = () => screen.getAllByRole('combobox', { name: 'Search products' });
    const count = boxes().length;
    await user.click(screen.getAllByRole('button', { name: 'Clear the search' }).at(1)!);
    expect(router.state.location.search).toBe('');
    expect(boxes()).toHaveLength(count);
    expect(boxes()[1]).toHaveFocus();

    await act(() => router.navigate('/contact-us'));
    expect(await folded()).toBeInTheDocument();
    await user.click(await folded());
    expect(screen.getByRole('button', { name: 'Search', expanded: true })).toBeInTheDocument();
    await act(() => router.navigate(-1));
    expect(await folded()).toBeInTheDocument();
  });
});

it('the footer says who we are and how to reach us, and leads to policies, certificates, help and three social networks', async () => {
  renderShop('/contact-us');
  const footer = await screen.findByRole('contentinfo');
  expect(within(footer).getByText(/^Vanaveda Herbals Private Limited/)).toHaveTextContent('Kanpur 208001');
  expect(within(footer).getByText('10:00 to 07:00, Monday to Saturday')).toBeVisible();
  expect(within(footer).getByText('Grievance Officer: Kavita Mehra')).toBeVisible();
  // Read from right to left its groups would change places.
  expect(within(footer).getByRole('link', { name: '+91 512 100 4726' })).toHaveAttribute('dir', 'ltr');
  expect(linksIn(footer)).toEqual(
    expect.arrayContaining([
      ['care@vanaveda.example', 'mailto:care@vanaveda.example'],
      ['+91 512 100 4726', 'tel:+915121004726'],
      ['grievance@vanaveda.example', 'mailto:grievance@vanaveda.example'],
      ...['facebook', 'instagram', 'youtube'].map((network) => ['', `https://social.example/${network}/vanaveda`]),
      ['Privacy and Cookie Policy', '/privacy-policy'],
      ['Terms of Use', '/terms-of-use'],
      ['Refund Policy', '/refund-policy'],
      ['FSSAI certificate', '/fssai'],
      ['ISO certificate', '/iso'],
      ['Contact Us', '/contact-us'],
      ['FAQ', '/faq'],
      ['Academy', '/vanaveda-academy'],
      ['Start a Business', '/about-vanaveda/start-a-bussines'],
      ['Shipping Process', '/shipping-process'],
    ]),
  );
});

it('the menu has every way through the shop, to the login, the member portal and the social networks', async () => {
  const { user } = renderShop('/contact-us');
  await user.click(await screen.findByRole('button', { name: 'Open the menu' }));
  const menu = within(await findOpenDialog('Menu'));

  await menu.findByRole('link', { name: 'Immunity' });
  const links = linksIn(menu.getByRole('navigation', { name: 'Menu' }));
  const categories = within(menu.getByRole('list', { name: 'Categories' })).getAllByRole('link');
  expect(categories).toHaveLength(10);
  expect(hrefOf('Immunity', menu)).toBe('/products?category=Immunity');
  expect(links.filter(([label]) => !categories.some(({ textContent }) => textContent === label))).toEqual([
    ['Products', '/products'],
    ['Offers', '/offers'],
    ['My orders', '/dashboard'],
    ['About', '/about-vanaveda/about'],
    ['Resource Files', '/resource-files'],
    ['Academy', '/vanaveda-academy'],
    ['Start a Business', '/start-a-bussines'],
    ['FAQ', '/faq'],
    ['Contact Us', '/contact-us'],
  ]);

  expect(menu.getByRole('combobox', { name: 'Search products' })).toBeVisible();
  expect(hrefOf('Cart, empty', menu)).toBe('/my-cart');
  expect(hrefOf('Sign In', menu)).toBe('/login');
  expect(hrefOf(/^Member portal login/, menu)).toBe('https://members.vanaveda.example');
  expect(within(menu.getByRole('navigation', { name: 'Follow us' })).getAllByRole('link')).toHaveLength(3);
});
