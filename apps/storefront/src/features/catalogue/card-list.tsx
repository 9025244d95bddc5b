import { Button } from '@shop/design/ui/elements';
import { useDeferredValue, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { catalogueMessages } from './catalogue.messages.ts';
import { ProductGrid, type ProductGridProps } from './product-grid.tsx';

/** Cards shown at first, and added by each press of "Show more". */
const CARDS_PER_PRESS = 96;

/** Cards rendered first after a new search: a tall screen's worth. */
const FIRST_CARDS = 12;

/** How many cards each history entry showed, until a reload. */
const shownBefore = new Map<string, number>();

export interface ListedCardProps<Item> {
  item: Item;
  index: number;
}

interface CardListProps<Item> extends Pick<ProductGridProps, 'hasSidebar'> {
  label: string;
  items: readonly Item[];
  /** Should be memoised: a card renders again only when its item changes. */
  card: ComponentType<ListedCardProps<Item>>;
}

/** A list of cards of any length. Back to its history entry shows as many cards as before. */
export function CardList<Item extends { id: number }>({
  label,
  items,
  card: Card,
  hasSidebar = false,
}: CardListProps<Item>) {
  const { key } = useLocation();
  const grid = useRef<HTMLDivElement>(null);
  // A new search shows its first cards at once and defers the rest; a new page renders whole.
  const isNewSearch = useDeferredValue(key) !== key;
  const [grown, setGrown] = useState<{ key: string; count: number } | null>(null);
  const count = (grown?.key === key ? grown.count : shownBefore.get(key)) ?? CARDS_PER_PRESS;
  const shown = items.slice(0, isNewSearch ? FIRST_CARDS : count);

  const showMore = () => {
    const next = count + CARDS_PER_PRESS;
    shownBefore.set(key, next);
    flushSync(() => setGrown({ key, count: next }));
    grid.current?.children[count]?.querySelector('a')?.focus({ preventScroll: true });
  };

  return (
    <>
      <ProductGrid
        hasSidebar={hasSidebar}
        ref={grid}
        role="list"
        aria-label={label}
        aria-busy={(isNewSearch && shown.length < items.length) || undefined}
      >
        {shown.map((item, index) => (
          <div key={item.id} role="listitem" aria-posinset={index + 1} aria-setsize={items.length}>
            <Card item={item} index={index} />
          </div>
        ))}
      </ProductGrid>
      {!isNewSearch && count < items.length && (
        <Button variant="outline" display="block" marginX="auto" marginTop="12" onClick={showMore}>
          {catalogueMessages.showMore}
        </Button>
      )}
    </>
  );
}
