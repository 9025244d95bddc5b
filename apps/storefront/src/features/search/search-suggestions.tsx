import { Combobox, createListCollection, useCombobox } from '@ark-ui/react/combobox';
import type { Category } from '@shop/api-contract/model';
import { clearButtonId } from '@shop/design/parts/search-form';
import { css, cx } from '@shop/design/styled-system/css';
import { Box } from '@shop/design/styled-system/jsx';
import type { InputProps } from '@shop/design/ui/elements';
import { CloseIcon, SearchIcon } from '@shop/design/ui/icons';
import { ClockIcon } from '@shop/design/ui/subject-icons';
import { heroRows } from '@shop/domain/catalogue/hero-rows';
import { packSize } from '@shop/domain/catalogue/pack';
import { cardImage } from '@shop/domain/catalogue/product-images';
import { formatApiRupees } from '@shop/domain/money/format-rupees';
import { useDeferredValue, useEffect, useEffectEvent, useLayoutEffect, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../shared/app-store.ts';
import { paths } from '../../shared/paths.ts';
import { categoryPictureUrl, productPictureUrl } from '../../shared/portal.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { searchesCleared, selectSearches } from '../catalogue/browsing.slice.ts';
import { useListCategoriesQuery, useListHeroProductsQuery, type ListedProduct } from '../catalogue/catalogue.api.ts';
import { useSearchMeaning } from './search-meaning.ts';
import { searchMessages } from './search.messages.ts';

/** Few, so that they fit above a phone's keyboard and are soon drawn. */
const MAX_CATEGORIES = 2;
const MAX_PRODUCTS = 5;

/** Before anything is typed or was searched; the categories stand in two columns. */
const FIRST_CATEGORIES = 10;
const FIRST_PRODUCTS = 3;

const CLEAR = 'clear';

type AddressOf = (search: string) => string;

interface Suggestion {
  /** Its address, or CLEAR. */
  value: string;
  label: string;
  icon?: ReactNode;
  product?: ListedProduct;
  note?: string;
}

interface Group {
  label?: string;
  hasColumns?: boolean;
  items: Suggestion[];
}

const categorySuggestion = ({ category_name, category_image }: Category): Suggestion => ({
  value: paths.productList({ category: category_name }),
  label: category_name,
  icon: (
    <span className={styles.round}>
      <Picture src={categoryPictureUrl(category_image)} ratio={1} sizes="36px" />
    </span>
  ),
});
const productSuggestion = (product: ListedProduct, note = packSize(product)): Suggestion => ({
  value: paths.product(product.product_slug),
  label: product.product_title,
  product,
  note,
});

function useSuggestions(text: string, addressOf: AddressOf): Group[] {
  const search = text.trim();
  const recent = useSelector(selectSearches);
  const isAtFirst = search === '' && recent.length === 0;
  const { data: all = [] } = useListCategoriesQuery();
  const { data: heroes = [] } = useListHeroProductsQuery(undefined, { skip: !isAtFirst });
  const { categories, products, inCategory } = useSearchMeaning(text);
  if (isAtFirst)
    return [
      {
        label: searchMessages.categories,
        hasColumns: true,
        items: all.slice(0, FIRST_CATEGORIES).map(categorySuggestion),
      },
      {
        label: searchMessages.topSelling,
        items: heroRows(heroes)
          .topSelling.slice(0, FIRST_PRODUCTS)
          .map((product) => productSuggestion(product)),
      },
    ];
  if (!search)
    return [
      {
        label: searchMessages.recent,
        items: recent.map((one) => ({ value: addressOf(one), label: one, icon: <ClockIcon /> })),
      },
      { items: [{ value: CLEAR, label: searchMessages.clearRecent, icon: <CloseIcon /> }] },
    ];
  const meant = all.filter(({ category_name }) => categories.includes(category_name));
  const shown = products.length > 0 ? products : inCategory.map((product) => ({ product, plant: undefined }));
  return [
    { label: searchMessages.categories, items: meant.slice(0, MAX_CATEGORIES).map(categorySuggestion) },
    {
      label: searchMessages.products,
      items: shown
        .slice(0, MAX_PRODUCTS)
        .map(({ product, plant }) => productSuggestion(product, plant && searchMessages.madeWith(plant))),
    },
    { items: [{ value: addressOf(search), label: searchMessages.searchFor(search), icon: <SearchIcon /> }] },
  ];
}

interface SearchSuggestionsProps {
  inputId: string;
  text: string;
  addressOf: AddressOf;
  /** Gets what makes the field a combobox. */
  onCombobox: (field: InputProps) => void;
  onFollowed: () => void;
}

/** The list below a search box: Ark's combobox around a field that was there before it. */
export function SearchSuggestions({ inputId, text, addressOf, onCombobox, onFollowed }: SearchSuggestionsProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  // Drawn at once, they would hold up the next key for over 100 ms on a phone.
  const groups = useSuggestions(useDeferredValue(text), addressOf).filter(({ items }) => items.length > 0);
  const collection = createListCollection({ items: groups.flatMap(({ items }) => items) });
  const hasItems = collection.size > 0;

  const combobox = useCombobox({
    collection,
    // A press on the one that clears leaves the list open.
    ids: { input: inputId, clearTrigger: clearButtonId(inputId) },
    inputValue: text,
    // A search is any text, and a suggestion is a link, which leaves no value.
    allowCustomValue: true,
    value: [],
    selectionBehavior: 'preserve',
    // By Enter; a press follows the link itself.
    navigate: ({ value }) => void navigate(value),
    onSelect: ({ itemValue }) => {
      if (itemValue === CLEAR) return void dispatch(searchesCleared());
      onFollowed();
    },
  });
  const isOpen = combobox.open && hasItems;
  const { highlightedValue } = combobox;

  const report = useEffectEvent(() => {
    const { onBlur, onChange, onClick, onKeyDown, onFocus, ...aria } = combobox.getInputProps();
    onCombobox({
      onBlur,
      onChange,
      onClick,
      onKeyDown: (event) => {
        // Escape then belongs to the dialog around it.
        if (isOpen || event.key !== 'Escape') onKeyDown?.(event);
      },
      onFocus: (event) => {
        onFocus?.(event);
        if (hasItems) combobox.setOpen(true);
      },
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? aria['aria-controls'] : undefined,
      'aria-activedescendant': aria['aria-activedescendant'],
    });
  });
  useLayoutEffect(() => report(), [isOpen, hasItems, highlightedValue]);

  const openIfFocused = useEffectEvent(() => {
    if (document.activeElement?.id === inputId) combobox.setOpen(hasItems);
  });
  useEffect(() => openIfFocused(), [hasItems]);

  return (
    <Combobox.RootProvider value={combobox} present={isOpen}>
      <Box srOnly role="status">
        {isOpen && searchMessages.count(collection.size)}
      </Box>
      {isOpen && <div className={styles.dimmed} />}
      <Combobox.Content className={styles.panel} aria-label={searchMessages.suggestions} aria-labelledby={undefined}>
        {groups.map(({ label, items, hasColumns }) => (
          <Combobox.ItemGroup
            key={label ?? items[0]?.value}
            className={cx(styles.group, hasColumns && styles.columns)}
            aria-labelledby={undefined}
            aria-label={label}
          >
            {label && (
              <Box textStyle="eyebrow" color="fg.muted" px="4" pt="3" pb="2" aria-hidden="true">
                {label}
              </Box>
            )}
            {items.map((item) => (
              <Combobox.Item key={item.value} item={item} asChild>
                {item.value === CLEAR ? (
                  <div className={styles.item}>{line(item)}</div>
                ) : (
                  <Link to={item.value} className={styles.item}>
                    {line(item)}
                  </Link>
                )}
              </Combobox.Item>
            ))}
          </Combobox.ItemGroup>
        ))}
      </Combobox.Content>
    </Combobox.RootProvider>
  );
}

const line = ({ label, icon, product, note }: Suggestion) => (
  <>
    {product ? (
      <span className={styles.picture}>
        <Picture src={productPictureUrl(cardImage(product.images) ?? '')} sizes="48px" />
      </span>
    ) : (
      <span className={styles.icon}>{icon}</span>
    )}
    <span className={styles.words}>
      <span className={product && styles.name}>{label}</span>
      {note && <span className={styles.note}>{note}</span>}
    </span>
    {product && (
      <span className={styles.price} translate="no">
        {formatApiRupees(product.product_price)}
      </span>
    )}
  </>
);

const styles = {
  /** The page around field and list, a press on which closes the list. */
  dimmed: css({ position: 'fixed', inset: '0', zIndex: '-1', bg: 'blackAlpha.500' }),
  panel: css({
    position: 'absolute',
    zIndex: 'dropdown',
    insetInlineEnd: '0',
    top: 'calc(100% + 0.375rem)',
    width: 'full',
    // Wider than a tablet's header leaves the field.
    minW: { mdOnly: '26rem' },
    maxH: 'min(34rem, calc(100dvh - 11rem))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    py: '1.5',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l2',
    boxShadow: 'lg',
    outline: 'none',
    _hidden: { display: 'none' },
  }),
  group: css({ '& + &': { borderTopWidth: '1px', mt: '2', pt: '2' } }),
  columns: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(8rem, 40%), auto))',
    textStyle: 'sm',
    '& > [aria-hidden]': { gridColumn: '1 / -1' },
    '& > a': { pe: '1', columnGap: '2' },
    '& > a > :first-child': { width: '9' },
  }),
  item: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    minH: '11',
    px: '4',
    py: '1',
    cursor: 'pointer',
    '&[data-highlighted]': { bg: 'leaf.subtle', '@media (forced-colors: active)': { outline: '2px solid' } },
  }),
  picture: css({ flexShrink: '0', width: '12', bg: 'bg.subtle', borderRadius: 'l1', overflow: 'hidden' }),
  icon: css({ display: 'grid', placeContent: 'center', flexShrink: '0', width: '12', color: 'fg.muted' }),
  round: css({ width: '9', borderRadius: 'full', overflow: 'hidden', bg: 'bg.subtle' }),
  words: css({ display: 'flex', flexDirection: 'column', flex: '1 1 4rem', '& > *': { overflowWrap: 'anywhere' } }),
  name: css({ fontWeight: '600' }),
  note: css({ textStyle: 'sm', color: 'fg.muted' }),
  price: css({ textStyle: 'price', ms: 'auto' }),
};
