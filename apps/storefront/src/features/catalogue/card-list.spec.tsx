import { act, screen } from '@testing-library/react';
import { renderWithShop } from '../../testing/render-with-shop.tsx';
import { CardList } from './card-list.tsx';

it('a long list shows 96 cards more with each press, by its address, and focuses the first of them', async () => {
  const items = Array.from({ length: 200 }, (_, index) => ({
    id: index + 1,
    name: `Item ${index + 1}`,
    category_name: '',
  }));
  const list = <CardList label="Things" items={items} card={({ name }) => <a href="/things">{name}</a>} />;
  const { user, router } = renderWithShop(list, { route: '/things?category=Heart%20Care' });
  expect(screen.getAllByRole('listitem')).toHaveLength(96);
  expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '200');

  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(192);
  expect(screen.getByRole('link', { name: 'Item 97' })).toHaveFocus();
  expect(router.state.location.search).toBe('?category=Heart+Care&show=192');

  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(200);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();

  await act(() => router.navigate('/things?show=all'));
  expect(screen.getAllByRole('listitem')).toHaveLength(96);
});
