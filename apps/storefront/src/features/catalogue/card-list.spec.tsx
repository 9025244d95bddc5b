import { screen } from '@testing-library/react';
import { renderWithShop } from '../../testing/render-with-shop.tsx';
import { CardList, type ListedCardProps } from './card-list.tsx';

interface Item {
  id: number;
  name: string;
}

const Card = ({ item }: ListedCardProps<Item>) => <a href="/things">{item.name}</a>;

it('a long list shows 96 cards more with each press, and focuses the first of them', async () => {
  const items = Array.from({ length: 200 }, (_, index) => ({ id: index + 1, name: `Item ${index + 1}` }));
  const { user } = renderWithShop(<CardList label="Things" items={items} card={Card} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(96);
  expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '200');

  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(192);
  expect(screen.getByRole('link', { name: 'Item 97' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(200);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});
