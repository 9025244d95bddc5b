import { useDeferredValue, type ComponentType, type CSSProperties } from 'react';
import { useLocation } from 'react-router-dom';
import { Lazy } from '../../shared/ui/lazy.tsx';
import { ProductGrid } from './product-grid.tsx';

/** From this length on lists are virtualised. Shorter ones are rendered whole, for find-in-page and print. */
const LONG = 200;

/** Cards rendered first: a tall screen's worth. */
const FIRST_CARDS = 12;

const loadGrid = () => import('./long-card-grid.tsx');

export interface ListedCardProps<Item> {
  item: Item;
  /** Index in the list. */
  index: number;
}

interface CardListProps<Item> {
  label: string;
  items: readonly Item[];
  /** Should be memoised: a card renders again only when its item changes. */
  card: ComponentType<ListedCardProps<Item>>;
}

/** A list of cards of any length, virtualised from a limit on. Its scroll state belongs to the history entry. */
export function CardList<Item extends { id: number }>({ label, items, card: Card }: CardListProps<Item>) {
  const { key } = useLocation();
  // A new search shows its first cards at once and defers the rest; a new page renders whole.
  const isNewSearch = useDeferredValue(key) !== key;
  const cardAt = (index: number, style?: CSSProperties) => {
    const item = items[index];
    return (
      item && (
        <div key={item.id} role="listitem" aria-posinset={index + 1} aria-setsize={items.length} style={style}>
          <Card item={item} index={index} />
        </div>
      )
    );
  };
  const gridOf = (shown: readonly Item[]) => (
    <ProductGrid hasSidebar role="list" aria-label={label} aria-busy={shown.length < items.length || undefined}>
      {shown.map((_, index) => cardAt(index))}
    </ProductGrid>
  );
  if (items.length < LONG) return gridOf(isNewSearch ? items.slice(0, FIRST_CARDS) : items);
  return (
    <Lazy load={loadGrid} fallback={gridOf(items.slice(0, FIRST_CARDS))}>
      {({ LongCardGrid }) => (
        <LongCardGrid
          key={key}
          historyKey={key}
          label={label}
          count={items.length}
          firstCards={FIRST_CARDS}
          cardAt={cardAt}
        />
      )}
    </Lazy>
  );
}
