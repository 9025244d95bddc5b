import { screen } from '@testing-library/react';
import { renderWithShop } from '../../testing/render-with-shop.tsx';
import { CardList, type ListedCardProps } from './card-list.tsx';

interface Item {
  id: number;
  name: string;
}

const Card = ({ item }: ListedCardProps<Item>) => <p>{item.name}</p>;

const itemsUpTo = (count: number): Item[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Item ${index + 1}` }));

it('a list of fewer than 200 cards is there whole, each card knowing its place', () => {
  renderWithShop(<CardList label="Things" items={itemsUpTo(199)} card={Card} />);
  const cards = screen.getAllByRole('listitem');
  expect(cards).toHaveLength(199);
  expect(cards.at(-1)).toHaveAttribute('aria-posinset', '199');
  expect(cards.at(-1)).toHaveAttribute('aria-setsize', '199');
});

it('of a longer one only the first cards are, while nothing is laid out', async () => {
  renderWithShop(<CardList label="Things" items={itemsUpTo(200)} card={Card} />);
  expect(await screen.findAllByRole('listitem')).toHaveLength(12);
  expect(screen.getByText('Item 12').parentElement).toHaveAttribute('aria-setsize', '200');
});
