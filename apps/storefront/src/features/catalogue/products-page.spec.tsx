// spec-map: 2.1.2, 2.5.1, 2.5.2, 2.5.3, 2.5.4, 2.5.5, 2.5.6, 2.5.7, 2.5.8, 2.5.9, 2.5.10, 2.5.11, 4.1.1, 4.3.1, 9.4.8
import { act, screen, waitFor, within } from '@testing-library/react';
import { hrefOf } from '../../testing/on-screen.ts';
import { renderShop } from '../../testing/render-with-shop.tsx';
import { shopServer } from '../../testing/shop-server.ts';

const server = shopServer();

const cards = () => screen.findAllByRole('article');
const heading = (text: string) => screen.findByRole('heading', { level: 1, name: text });

const sellFew = () => server.sell((one) => /baby|tulsi|amla/i.test(one.product_title) || one.form === 'tea');

describe('the products page', () => {
  it('shows the products of a category, matched without case, and goes to exactly that of a chosen one', async () => {
    const { user, router } = renderShop('/products?category=baby%20care&search=baby');
    expect(await heading('Products(4) in baby care')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Baby Care' })).toBeChecked();

    await user.click(screen.getByRole('checkbox', { name: 'Heart Care' }));
    expect(router.state.location.pathname + router.state.location.search).toBe('/products?category=Heart%20Care');
  });

  it('searches titles when a search is submitted, in its box or the header’s, and goes to /products when it is cleared', async () => {
    sellFew();
    const { user, router } = renderShop('/products?category=Immunity');
    await cards();

    const search = within(screen.getByRole('search', { name: 'Search in products' }));
    await user.type(search.getByRole('combobox'), 'BABY{Enter}');

    expect(router.state.location.search).toBe('?search=BABY');
    expect(await heading('Products(4) in All')).toBeVisible();
    expect(screen.getByText('with “BABY” in the name')).toBeVisible();
    expect(document.title).toBe('Products with “BABY” in the name · Vanaveda');

    await user.click(search.getByRole('button', { name: 'Clear the search' }));
    expect(router.state.location).toMatchObject({ pathname: '/products', search: '' });

    // Each box has the search of the address, but for what is typed on while the page changes.
    const header = within(screen.getByRole('banner')).getByRole('combobox');
    await user.type(header, 'tulsi{Enter}drops');
    await waitFor(() => expect(router.state.location.search).toBe('?search=tulsi'));
    expect(header).toHaveValue('tulsidrops');
    expect(search.getByRole('combobox')).toHaveValue('tulsi');

    await act(() => router.navigate(-1));
    expect(header).toHaveFocus();
    expect(header).toHaveValue('');
    expect(search.getByRole('combobox')).toHaveValue('');
  });

  it('is sorted and filtered as the address says, beside the category, and says so; a new search drops the filters', async () => {
    sellFew();
    const { user, router } = renderShop('/products');
    await cards();
    const address = () => router.state.location.pathname + router.state.location.search;
    const select = (name: string, choice: string) => user.selectOptions(screen.getByRole('combobox', { name }), choice);

    await select('Form', 'Teas');
    expect(await heading('Products(3) in All')).toBeVisible();
    await select('Price', '₹250 to ₹499');
    await select('Sort by', 'Price, high to low');
    expect(address()).toBe('/products?form=tea&price=250-500&sort=price-down');
    expect(screen.getByText('2 products shown, sorted by price, high to low')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filter (2)' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove the filter ₹250 to ₹499' }));
    expect(address()).toBe('/products?form=tea&sort=price-down');

    await user.click(screen.getByRole('checkbox', { name: 'Joint Care' }));
    expect(address()).toBe('/products?category=Joint%20Care&form=tea&sort=price-down');
    expect(await screen.findByText('Products Coming Soon')).toBeVisible();
    expect(hrefOf('Show all forms and prices')).toBe('/products?category=Joint%20Care&sort=price-down');
    await user.click(screen.getByRole('link', { name: 'Clear filters' }));
    expect(address()).toBe('/products?sort=price-down');

    const [header] = screen.getAllByRole('combobox', { name: 'Search products' }) as [HTMLElement];
    await user.type(header, 'tea');
    const suggested = await screen.findByRole('option', { name: 'Search for “tea”' });
    expect(suggested).toHaveAttribute('href', '/products?search=tea&sort=price-down');
    await user.type(header, '{Enter}');
    expect(address()).toBe('/products?search=tea&sort=price-down');

    await select('Form', 'Teas');
    // A search is cleared in its box.
    await user.click(screen.getByRole('link', { name: 'Clear filters' }));
    expect(address()).toBe('/products?search=tea&sort=price-down');
    expect(screen.queryByRole('link', { name: 'Clear filters' })).not.toBeInTheDocument();
    await user.clear(screen.getByRole('combobox', { name: 'Search in products' }));
    await user.type(screen.getByRole('combobox', { name: 'Search in products' }), 'amla{Enter}');
    expect(address()).toBe('/products?search=amla&sort=price-down');
    await select('Sort by', 'Featured');
    expect(address()).toBe('/products?search=amla');
  });

  it('shows six placeholders until products and categories have both arrived, then every product, at once by Back too, and serves the FAQ', async () => {
    const release = server.hold('listCategories');
    const { user, router } = renderShop('/products');
    expect(await screen.findAllByTestId('skeleton')).toHaveLength(6);
    await waitFor(() => expect(server.calls).toHaveLength(2));
    expect(screen.getAllByTestId('skeleton')).toHaveLength(6);

    release();
    expect(await heading('Products(46) in All')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'You are here' })).toHaveTextContent('Home');
    expect(await cards()).toHaveLength(46);
    expect(screen.queryByTestId('skeleton')).not.toBeInTheDocument();

    await user.click(screen.getByRole('link', { name: 'Tulsi Giloy Drops' }));
    await heading('Tulsi Giloy Drops');
    await act(() => router.navigate(-1));
    expect(screen.getByRole('heading', { level: 1, name: 'Products(46) in All' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'FAQ' }));
    expect(await screen.findByRole('link', { name: 'Tulsi Giloy Drops' })).toBeInTheDocument();
    expect(server.callsOf('listProducts')).toHaveLength(1);
  });

  it('says Products Coming Soon when nothing matches, shows what sells best, and leads on by a search’s spelling, its category and its plant', async () => {
    const { router } = renderShop('/products?search=unobtainium');
    expect(await screen.findByText('Products Coming Soon')).toBeVisible();
    expect(await heading('Products(0) in All')).toBeVisible();
    expect(screen.getByText('No product has “unobtainium” in its name.')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Top Selling' })).toBeVisible();

    await act(() => router.navigate('/products?search=ashwaganda'));
    await screen.findByText('Did you mean “ashwagandha”?');
    expect(hrefOf('Did you mean “ashwagandha”?')).toBe('/products?search=ashwagandha');
    const spelt = within(await screen.findByRole('region', { name: 'Products with ashwagandha' }));
    expect(await spelt.findByRole('link', { name: 'Ashwagandha Root Capsules' })).toBeVisible();
    expect(await spelt.findByRole('link', { name: 'Gokshura Stamina Drops' })).toBeVisible();

    await act(() => router.navigate('/products?search=immunity'));
    expect(await screen.findByRole('region', { name: 'In Immunity' })).toBeVisible();
    await act(() => router.navigate('/products?search=isabgol'));
    expect(await screen.findByRole('region', { name: 'Made with psyllium' })).toBeVisible();

    await act(() => router.navigate('/products?plant=Black%20pepper'));
    expect(await screen.findByText(/^Made with black pepper/)).toBeVisible();
    expect((await cards()).length).toBeLessThan(46);
    expect(hrefOf('Show all plants')).toBe('/products');
    await act(() => router.navigate('/products?plant=Black%20pepper&price=to-250&form=oil'));
    expect(hrefOf('Show all forms and prices')).toBe('/products?plant=Black%20pepper');
  });

  it('of a category without products leads elsewhere', async () => {
    server.sell(({ category_name }) => category_name !== 'Immunity');
    renderShop('/products?category=immunity');
    expect(await screen.findByText('Products Coming Soon')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Top Selling' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'All in Immunity' })).not.toBeInTheDocument();
  });
});
