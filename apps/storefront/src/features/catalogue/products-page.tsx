import { Flex } from '@shop/design/styled-system/jsx';
import { Muted } from '@shop/design/ui/elements';
import { filterProducts, readProductFilter, type ProductFilter } from '@shop/domain/catalogue/filter-products';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { BuyableProductCard } from '../cart/buyable-product-card.tsx';
import { searched } from './browsing.slice.ts';
import { CardList, type ListedCardProps } from './card-list.tsx';
import { useCards, useListCategoriesQuery, useListProductsQuery, type ListedProduct } from './catalogue.api.ts';
import { catalogueMessages } from './catalogue.messages.ts';
import { ListFilters } from './list-filters.tsx';
import { SkeletonGrid } from './product-grid.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';
import { SearchCombobox } from '../search/search-combobox.tsx';
import { searchMessages } from '../search/search.messages.ts';
import { useLists } from '../../shared/api/use-lists.ts';
import { useAppDispatch } from '../../shared/app-store.ts';
import { paths } from '../../shared/paths.ts';
import { ChoiceFilter } from '@shop/design/parts/choice-filter';
import { Lazy } from '../../shared/ui/lazy.tsx';
import { TextLink } from '../../shared/ui/links.ts';
import { ListPage } from '../../shared/ui/list-page.tsx';
import { Page } from '../../shared/ui/page.tsx';

/** Cards of the first view, whose pictures are fetched at once. */
const FIRST_VIEW_CARDS = 4;

/** So few results leave room for what may be meant besides. */
const HELP_BELOW = 4;

const loadSearchHelp = () => import('../search/search-help.tsx');

const searchField = { label: catalogueMessages.searchLabel, placeholder: catalogueMessages.searchLabel };

/** The catalogue, by search and category, form and price, sorted (specification, section 2, "Products page"). */
export function ProductsPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const shown = readProductFilter(query);
  const dispatch = useAppDispatch();
  const { search = '', category = catalogueMessages.allCategories, plant = '', form, price, sort } = shown;
  /** What an empty list was to have. */
  const unmatchedTerm = search || plant || (shown.category ?? '');
  const isNarrowed = Boolean(form || price || plant);
  /** A search is cleared in its box. */
  const clearTo = isNarrowed || shown.category ? paths.productList({ search, sort }) : undefined;

  useEffect(() => void (search && dispatch(searched(search))), [dispatch, search]);

  const cards = useCards();
  const catalogue = useListProductsQuery();
  // Cards of the build have neither plants nor form.
  const productList = plant || form ? catalogue : cards;
  const categoryList = useListCategoriesQuery();
  const lists = useLists(productList, categoryList);
  const found = filterProducts(productList.data ?? [], shown);

  const categories = categoryList.data?.map(({ category_name }) => category_name) ?? [];
  const choices = [catalogueMessages.allCategories, ...categories].map((name) => ({ id: name, name }));
  const known = choices.find(({ id }) => id.toLowerCase() === category.toLowerCase())?.id;
  const current = known ?? category;
  const isWhole = current === catalogueMessages.allCategories;
  const searchedFor = search && catalogueMessages.searchedFor(search);
  const choose = (name: string) =>
    void navigate(
      paths.productList({ category: name === catalogueMessages.allCategories ? undefined : name, form, price, sort }),
    );
  // The list stays where it is: what changes is right below.
  const change = (filter: ProductFilter) => {
    void navigate(paths.productList({ ...shown, ...filter }), { preventScrollReset: true });
  };

  return (
    <Page
      title={[isWhole ? catalogueMessages.products : current, searchedFor].filter(Boolean).join(' ')}
      description={isWhole ? catalogueMessages.description : catalogueMessages.categoryDescription(current)}
      canonicalPath={isWhole ? paths.products : paths.productCategory(current)}
      // Categories are pages of their own; other queries select from them.
      isPrivate={Boolean(search || isNarrowed || sort) || (lists.isReady && !known)}
      trail={[{ label: catalogueMessages.products }]}
    >
      <ListPage
        heading={
          lists.isReady
            ? catalogueMessages.heading(found.length, category)
            : catalogueMessages.headingWhileLoading(category)
        }
        note={
          <Flex columnGap="3" wrap="wrap" textStyle="sm">
            <Muted as="span">{searchedFor}</Muted>
            {plant && (
              <>
                <Muted as="span">{searchMessages.madeWith(plant)}</Muted>
                <TextLink to={paths.productList({ ...shown, plant: undefined })}>
                  {catalogueMessages.clearPlant}
                </TextLink>
              </>
            )}
          </Flex>
        }
        tools={
          <>
            <SearchCombobox
              aria-label={catalogueMessages.searchLabel}
              flex="1 1 9rem"
              // There the header's stands above.
              hideFrom="md"
              field={searchField}
              submitLabel={catalogueMessages.search}
              clearLabel={catalogueMessages.clearSearch}
            />
            <ListFilters shown={shown} onChange={change} clearTo={clearTo} />
          </>
        }
        filter={
          <ChoiceFilter legend={catalogueMessages.categories} choices={choices} current={current} onChoose={choose} />
        }
        lists={lists}
        skeletons={<SkeletonGrid label={catalogueMessages.loadingProducts} />}
        isEmpty={found.length === 0}
        empty={{
          title: catalogueMessages.comingSoon,
          hint: isNarrowed || !search ? catalogueMessages.nothingMatches : catalogueMessages.nothingCalled(search),
          ...(isNarrowed
            ? {
                label: catalogueMessages.anyFormAndPrice,
                to: paths.productList({ search, category: shown.category, sort }),
              }
            : { label: catalogueMessages.seeAll, to: paths.products }),
          hints: !form && !price && (
            <Lazy load={loadSearchHelp} isDecoration>
              {({ SearchHints }) => <SearchHints text={unmatchedTerm} sort={sort} />}
            </Lazy>
          ),
          more: (
            <>
              <Lazy load={loadSearchHelp} isDecoration>
                {({ SearchHelp }) => <SearchHelp text={unmatchedTerm} card={rowCard} />}
              </Lazy>
              <RecentlyViewed card={rowCard} />
            </>
          ),
        }}
        found={catalogueMessages.found(found.length, sort)}
      >
        <CardList label={catalogueMessages.products} items={found} card={ListedCard} />
        {search && found.length < HELP_BELOW && (
          <Lazy load={loadSearchHelp} isDecoration>
            {({ SearchHelp }) => <SearchHelp text={search} card={rowCard} found={found} />}
          </Lazy>
        )}
      </ListPage>
    </Page>
  );
}

const rowCard = (product: ListedProduct) => <BuyableProductCard product={product} level={3} />;

const ListedCard = ({ item, index }: ListedCardProps<ListedProduct>) => (
  <BuyableProductCard product={item} isFirstView={index < FIRST_VIEW_CARDS} />
);

export { ProductsPage as Component };
