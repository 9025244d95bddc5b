import { Button } from '@shop/design/ui/elements';
import { useRef, type ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { catalogueMessages } from './catalogue.messages.ts';
import { ProductGrid } from './product-grid.tsx';

/** Cards shown at first, and added by each press of "Show more". */
const CARDS_PER_PRESS = 96;

/** A list of cards of any length. How many are shown stands in the address (`?show=192`), so Back needs no memory. */
export function CardList<Item extends { id: number; category_name: string }>({
  label,
  items,
  card,
}: {
  label: string;
  items: readonly Item[];
  card: (item: Item, index: number) => ReactElement;
}) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const grid = useRef<HTMLDivElement>(null);
  const count = Math.max(CARDS_PER_PRESS, Number(query.get('show')) || 0);

  const showMore = async () => {
    const more = new URLSearchParams(query);
    more.set('show', String(count + CARDS_PER_PRESS));
    await navigate({ search: more.toString() }, { replace: true, preventScrollReset: true, flushSync: true });
    grid.current?.children[count]?.querySelector('a')?.focus({ preventScroll: true });
  };

  return (
    <>
      <ProductGrid ref={grid} role="list" aria-label={label}>
        {items.slice(0, count).map((item, index) => (
          <div
            key={item.id}
            role="listitem"
            data-category={item.category_name}
            aria-posinset={index + 1}
            aria-setsize={items.length}
          >
            {card(item, index)}
          </div>
        ))}
      </ProductGrid>
      {count < items.length && (
        <Button variant="outline" display="block" marginX="auto" marginTop="12" onClick={() => void showMore()}>
          {catalogueMessages.showMore}
        </Button>
      )}
    </>
  );
}
