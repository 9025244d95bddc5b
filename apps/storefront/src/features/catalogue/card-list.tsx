import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { GridPlace } from '../../shared/ui/windowed/grid-memory.ts';
import { useGridWindow } from '../../shared/ui/windowed/use-grid-window.ts';
import { ProductGrid } from './product-grid.tsx';

export interface ListedCardProps<Item> {
  item: Item;
  /** Its place in the list, from 0. */
  index: number;
}

interface CardListProps<Item> {
  label: string;
  items: readonly Item[];
  /** Itself or what it draws is memoised: a card is drawn again only when its item changes. */
  card: ComponentType<ListedCardProps<Item>>;
}

/**
 * A list of cards of any length: only those about to be seen are drawn. It begins anew with each entry of the history,
 * so that a search begins at its top and going back finds what was left.
 */
export function CardList<Item extends { id: number }>(props: CardListProps<Item>) {
  const place = useLocation();
  return <Cards key={place.key} place={place} {...props} />;
}

function Cards<Item extends { id: number }>({
  place,
  label,
  items,
  card: Card,
}: CardListProps<Item> & { place: GridPlace }) {
  const { grid, cards, onFocus, onBlur } = useGridWindow({ count: items.length, place });
  return (
    <ProductGrid hasSidebar ref={grid} role="list" aria-label={label} onFocus={onFocus} onBlur={onBlur}>
      {cards.map(({ index, column, space }) => {
        const item = items[index];
        return (
          item && (
            <div
              key={item.id}
              role="listitem"
              aria-posinset={index + 1}
              aria-setsize={items.length}
              style={{ gridColumnStart: column, marginTop: space }}
            >
              <Card item={item} index={index} />
            </div>
          )
        );
      })}
    </ProductGrid>
  );
}
