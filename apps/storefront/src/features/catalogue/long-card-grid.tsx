import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type CSSProperties, type FocusEvent, type ReactNode } from 'react';
import { useIsPrinting } from '../../shared/ui/use-is-printing.ts';
import { ProductGrid } from './product-grid.tsx';

/** Rows rendered beyond the view, in both directions. */
const ROWS_AHEAD = 2;

/** Layout of a grid with equal rows, in px. */
interface Layout {
  columns: number;
  rowHeight: number;
  rowGap: number;
  /** From the top of the page. */
  top: number;
}

/** A grid's last layout and view. */
interface LeftGrid {
  scroll: number;
  focusedRow: number | null;
}

// Kept until reload.
const leftGrids = new Map<string, LeftGrid>();
let lastLayout: Layout = { columns: 1, rowHeight: 0, rowGap: 0, top: 0 };

interface LongCardGridProps {
  /** The history entry's key: on return the same rows are rendered at once. */
  historyKey: string;
  label: string;
  count: number;
  /** Cards rendered before the first layout. */
  firstCards: number;
  cardAt: (index: number, style?: CSSProperties) => ReactNode;
}

/**
 * A virtualised grid. It renders the rows in view, those around the focus so that Tab continues, and the first and
 * last for Tab from outside. Equal row heights keep the places of the others.
 */
export function LongCardGrid({ historyKey, label, count, firstCards, cardAt }: LongCardGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [left] = useState(() => leftGrids.get(historyKey));
  const [layout, setLayout] = useState(lastLayout);
  const [focusedRow, setFocusedRow] = useState(left?.focusedRow ?? null);
  const isPrinting = useIsPrinting();
  const { columns, rowHeight, rowGap, top } = layout;
  const isLaidOut = rowHeight > 0;

  const rows = useWindowVirtualizer({
    enabled: isLaidOut,
    count: Math.ceil(count / columns),
    estimateSize: () => rowHeight,
    gap: rowGap,
    scrollMargin: top,
    overscan: ROWS_AHEAD,
    initialRect: { width: 0, height: globalThis.innerHeight ?? 0 },
    useFlushSync: false,
    rangeExtractor: (range) => withKeptRows(range, focusedRow),
    ...(left && { initialOffset: left.scroll }),
  });

  useLayoutEffect(() => {
    const look = () => {
      if (grid.current) lastLayout = layoutOf(grid.current);
      setLayout((before) => (isSame(before, lastLayout) ? before : lastLayout));
    };
    look();
    const sizes = new ResizeObserver(look);
    if (grid.current) sizes.observe(grid.current);
    return () => sizes.disconnect();
  }, []);

  useLayoutEffect(() => rows.measure(), [rows, rowHeight, rowGap]);

  useLayoutEffect(
    () => () => void leftGrids.set(historyKey, { scroll: rows.scrollOffset ?? 0, focusedRow }),
    [historyKey, rows, focusedRow],
  );

  const drawnRows = isPrinting ? upTo(Math.ceil(count / columns)) : rows.getVirtualIndexes();
  return (
    <ProductGrid
      hasSidebar
      ref={grid}
      role="list"
      aria-label={label}
      style={{ gridAutoRows: isLaidOut ? rowHeight : undefined }}
      onFocus={({ target }: FocusEvent) => setFocusedRow(rowOf(target, columns))}
      // Keeps the row when the focus is lost to the page or another window.
      onBlur={({ relatedTarget, currentTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setFocusedRow(null);
      }}
    >
      {!isLaidOut && upTo(firstCards).map((index) => cardAt(index))}
      {isLaidOut &&
        drawnRows.flatMap((row) =>
          upTo(columns).map((column) =>
            cardAt(row * columns + column, {
              gridRowStart: row + 1,
              gridColumnStart: column + 1,
              // Its natural height sets the height of all rows.
              alignSelf: row === 0 && column === 0 ? 'start' : undefined,
            }),
          ),
        )}
    </ProductGrid>
  );
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

function withKeptRows(range: Range, focusedRow: number | null): number[] {
  const around = focusedRow === null ? [] : [focusedRow - 1, focusedRow, focusedRow + 1];
  const kept = [0, ...around, range.count - 1].filter((row) => row >= 0 && row < range.count);
  return [...new Set([...kept, ...defaultRangeExtractor(range)])].sort((one, other) => one - other);
}

function layoutOf(grid: HTMLElement): Layout {
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  return {
    // While the window narrows, a surplus column has no width.
    columns: Math.max(1, gridTemplateColumns.split(' ').filter((track) => track !== '0px').length),
    rowHeight: grid.firstElementChild?.getBoundingClientRect().height ?? 0,
    rowGap: parseFloat(rowGap) || 0,
    top: grid.getBoundingClientRect().top + window.scrollY,
  };
}

const isSame = (one: Layout, other: Layout) =>
  one.columns === other.columns &&
  one.rowHeight === other.rowHeight &&
  one.rowGap === other.rowGap &&
  one.top === other.top;

function rowOf(target: EventTarget, columns: number): number | null {
  const position = target instanceof Element && target.closest('[aria-posinset]')?.getAttribute('aria-posinset');
  return position ? Math.floor((Number(position) - 1) / columns) : null;
}
