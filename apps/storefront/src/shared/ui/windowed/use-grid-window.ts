import { startTransition, useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { rememberedGrid, rememberGrid, type GridPlace } from './grid-memory.ts';
import { isSameView, viewOf, type GridView } from './grid-view.ts';
import { placeCards, placeFirst, withFirstCards, withRowsAhead, type PlacedCard } from './grid-window.ts';
import { useIsPrinting } from './use-is-printing.ts';

/** As many as the tallest usual screen shows, in whole rows of two, three or four. Prerendered pages have these. */
const FIRST_CARDS = 12;

interface GridWindowProps {
  count: number;
  /** On coming back there, the same rows are there at once. The same as long as the grid is. */
  place: GridPlace;
}

/**
 * Of a grid's many cards, those to draw now. All rows have to be equally high. What is in view comes first, the rows
 * ahead when there is time.
 */
export function useGridWindow({ count, place }: GridWindowProps) {
  const { key, pathname } = place;
  const grid = useRef<HTMLDivElement>(null);
  const [left] = useState(() => rememberedGrid(place));
  const [view, setView] = useState<GridView | null>(left);
  const [isAheadDrawn, setIsAheadDrawn] = useState(false);
  const [focusedRow, setFocusedRow] = useState(left?.focusedRow ?? null);
  const isPrinting = useIsPrinting();

  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const look = () => setView((before) => nextView(before, viewOf(element)));
    const lookWithoutHaste = () => startTransition(look);

    // What was left stands as it is: the page is scrolled to it only after this.
    if (!left && !isCovered(viewOf(element))) look();
    startTransition(() => setIsAheadDrawn(true));
    window.addEventListener('scroll', lookWithoutHaste, { passive: true });
    // Also calls once when the page has been laid out. Another width is looked at in haste: until then cards stand in the
    // columns of the one before.
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    return () => {
      window.removeEventListener('scroll', lookWithoutHaste);
      sizes.disconnect();
    };
  }, [left]);

  useEffect(() => {
    if (view) rememberGrid({ key, pathname }, { ...view, focusedRow });
  }, [key, pathname, view, focusedRow]);

  return {
    grid,
    cards: cardsOf(),
    onFocus: ({ target }: FocusEvent) => setFocusedRow(rowOf(target)),
    // A click beside everything, or another window, leaves alone from where Tab goes on.
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) setFocusedRow(null);
    },
  };

  function cardsOf(): PlacedCard[] {
    if (isPrinting) return placeFirst(count);
    if (!view) return placeFirst(Math.min(count, FIRST_CARDS));
    const { shape, inView } = view;
    const rows = isAheadDrawn ? withRowsAhead(inView) : inView;
    // A page that nothing was known of began with its first cards.
    const isBegun = isAheadDrawn || !left;
    return placeCards({ count, shape, rows: isBegun ? withFirstCards(rows, shape, FIRST_CARDS) : rows, focusedRow });
  }

  function rowOf(target: EventTarget): number | null {
    const position = target instanceof Element && target.closest('[aria-posinset]')?.getAttribute('aria-posinset');
    return position && view ? Math.floor((Number(position) - 1) / view.shape.columns) : null;
  }
}

/** Whether the first cards are all that is seen. */
const isCovered = ({ shape, inView }: GridView) =>
  shape.pitch > 0 && inView.first === 0 && (inView.last + 1) * shape.columns <= FIRST_CARDS;

const nextView = (before: GridView | null, now: GridView) => (before && isSameView(before, now) ? before : now);
