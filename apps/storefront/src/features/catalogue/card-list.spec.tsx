import { screen } from '@testing-library/react';
import { renderWithShop } from '../../testing/render-with-shop.tsx';
import { CardList, type ListedCardProps } from './card-list.tsx';

interface Item {
  id: number;
  name: string;
}

const Card = ({ item }: ListedCardProps<Item>) => <a href="/things">{item.name}</a>;

const itemsUpTo = (count: number): Item[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Item ${index + 1}` }));

it('a list of up to 96 cards is there whole, each card knowing its place', () => {
  renderWithShop(<CardList label="Things" items={itemsUpTo(96)} card={Card} />);
  const cards = screen.getAllByRole('listitem');
  expect(cards).toHaveLength(96);
  expect(cards.at(-1)).toHaveAttribute('aria-posinset', '96');
  expect(cards.at(-1)).toHaveAttribute('aria-setsize', '96');
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it('a longer list shows 96 cards more with each press, and focuses the first of them', async () => {
  const { user } = renderWithShop(<CardList label="Things" items={itemsUpTo(200)} card={Card} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(96);

  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(192);
  expect(screen.getByRole('link', { name: 'Item 97' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(200);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});
