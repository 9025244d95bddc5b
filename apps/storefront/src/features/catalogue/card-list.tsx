import { Suspense, useDeferredValue, type ComponentType, type CSSProperties } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyComponent } from '../../shared/ui/lazy-component.ts';
import { ProductGrid } from './product-grid.tsx';

/** A list of so many cards is drawn as far as it is seen. A shorter one is there whole, to be found and printed. */
const LONG = 200;

/** What is drawn before the rest: as many as the tallest usual screen. */
const FIRST_CARDS = 12;

const LongCardGrid = lazyComponent(async () => (await import('./long-card-grid.tsx')).LongCardGrid);

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

/** A list of cards of any length. A long one begins anew with each entry of the history. */
export function CardList<Item extends { id: number }>({ label, items, card: Card }: CardListProps<Item>) {
  const { key } = useLocation();
  // Another search shows its first cards at once, the rest when there is time; a page that comes is whole from the start.
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
    <Suspense fallback={gridOf(items.slice(0, FIRST_CARDS))}>
      <LongCardGrid
        key={key}
        historyKey={key}
        label={label}
        count={items.length}
        firstCards={FIRST_CARDS}
        cardAt={cardAt}
      />
    </Suspense>
  );
}
