// spec-map: 2.1.5, 2.6.1, 2.6.2, 2.6.3, 2.6.4, 2.6.5, 2.6.6, 4.1.5
import { screen, within } from '@testing-library/react';
import { hrefOf } from '../../testing/on-screen.ts';
import { renderShop } from '../../testing/render-with-shop.tsx';
import { shopServer } from '../../testing/shop-server.ts';

const server = shopServer();

describe('the offers page', () => {
  it('counts, shows and searches the offers, without the products too, which show what they cost one by one', async () => {
    const release = server.hold('listProducts');
    const { user, router } = renderShop('/offers?search=tulsi');
    expect(await screen.findByRole('heading', { level: 1, name: 'Offers(1)' })).toBeVisible();
    const card = within(screen.getByRole('article'));
    expect(card.getByText('₹419')).toBeVisible();
    expect(hrefOf('Tulsi Giloy Drops, pack of 2', card)).toBe('/product/tulsi-giloy-drops');
    expect(card.queryByText('Bought separately')).not.toBeInTheDocument();
    release();
    expect(await card.findByText('₹498')).toHaveProperty('tagName', 'S');
    expect(card.getByText('Bought separately')).toBeInTheDocument();

    const box = within(screen.getByRole('search', { name: 'Search in offers' })).getByRole('textbox');
    await user.clear(box);
    await user.type(box, 'PAIR{Enter}');
    expect(router.state.location.search).toBe('?search=PAIR');
  });

  it('folds categories away, which count the offers, do not filter and say why', async () => {
    const { user } = renderShop('/offers');
    expect(await screen.findByRole('heading', { level: 1, name: 'Offers(8)' })).toBeVisible();
    await user.click(await screen.findByText('Categories'));
    const categories = within(screen.getByRole('group', { name: 'Categories' }));
    expect(categories.getByRole('checkbox', { name: 'Family Packs (2)' })).toBeVisible();
    for (const box of categories.getAllByRole('checkbox')) expect(box).toBeDisabled();
    expect(screen.getByRole('group', { name: 'Categories' })).toHaveAccessibleDescription(/several categories/);
  });

  it('says when nothing matches, with a way back', async () => {
    renderShop('/offers?search=unobtainium');
    expect(await screen.findByText('No offers match')).toBeVisible();
    expect(hrefOf('See all offers')).toBe('/offers');
  });

  it('says when there are none, with the way to the products', async () => {
    server.fail('listOffers', { status: 200, body: [] });
    renderShop('/offers');
    expect(await screen.findByText('No offers at the moment')).toBeVisible();
    expect(hrefOf('See all products')).toBe('/products');
    expect(screen.queryByText('No offers match')).not.toBeInTheDocument();
  });
});
