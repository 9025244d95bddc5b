import { css } from '@shop/design/styled-system/css';
import { Box, Flex, styled } from '@shop/design/styled-system/jsx';
import { Muted } from '@shop/design/ui/elements';
import { ChevronDownIcon, CloseIcon } from '@shop/design/ui/icons';
import { filterProducts } from '@shop/domain/catalogue/filter-products';
import { isInPriceRange, readPriceRange } from '@shop/domain/catalogue/price-range';
import { productForm, readProductForm } from '@shop/domain/catalogue/product-form';
import { readProductSort, sortProducts } from '@shop/domain/catalogue/sort-products';
import { hasPlant } from '@shop/domain/catalogue/plants';
import { useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { BuyableProductCard } from '../features/cart/buyable-product-card.tsx';
import { CardList, type ListedCardProps } from '../features/catalogue/card-list.tsx';
import { useCategories, useProducts, type ListedProduct } from '../features/catalogue/catalogue.api.ts';
import { catalogueMessages } from '../features/catalogue/catalogue.messages.ts';
import { ListSelect } from '../features/catalogue/list-select.tsx';
import { SkeletonGrid } from '../features/catalogue/product-grid.tsx';
import { RecentlyViewed } from '../features/catalogue/recently-viewed.tsx';
import { usePlants } from '../features/search/plants.api.ts';
import { SearchCombobox } from '../features/search/search-combobox.tsx';
import { searchMessages } from '../features/search/search.messages.ts';
import { useLists } from '../shared/api/use-lists.ts';
import { paths, type ProductListQuery } from '../shared/paths.ts';
import { ChoiceFilter } from '@shop/design/parts/choice-filter';
import { Lazy } from '../shared/ui/lazy.tsx';
import { ButtonLink, TextLink } from '../shared/ui/links.ts';
import { ListPage, listTool } from '../shared/ui/list-page.tsx';
import { Page } from '../shared/ui/page.tsx';

/** Cards of the first view, whose pictures are fetched at once. */
const FIRST_VIEW_CARDS = 4;

/** So few results leave room for what may be meant besides. */
const FEW = 3;

/** On phones a row as wide as the window, scrolled like the categories below. */
const filterRow = css.raw({
  gap: '2',
  minW: '0',
  mdDown: { flex: '1 0 100%', overflowX: 'auto', scrollbarWidth: 'none', mx: '-4', px: '4', my: '-1', py: '1' },
});
const folded = css.raw({ mdDown: { display: 'none' } });
/** Beside the search, which takes its place while suggestions are shown below. */
const fold = css.raw(listTool, { ':has([aria-expanded=true]) + &': { display: 'none' } });
const active = css.raw({ borderColor: 'leaf.solid', bg: 'leaf.subtle', fontWeight: '600' });

const loadSearchHelp = () => import('../features/search/search-help.tsx');

const searchField = { label: catalogueMessages.searchLabel, placeholder: catalogueMessages.searchLabel };

/** The catalogue, by search and category, form and price, sorted (specification, section 2, "Products page"). */
export function ProductsPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const search = query.get('search') ?? '';
  const category = query.get('category') || catalogueMessages.allCategories;
  const chosen = query.get('category') ?? undefined;
  /** What an empty list was to have. */
  const missed = search || query.get('plant') || (chosen ?? '');
  const sort = readProductSort(query.get('sort'));
  const form = readProductForm(query.get('form'));
  const price = readPriceRange(query.get('price'));
  const plant = query.get('plant') ?? '';
  const isNarrowed = Boolean(form || price || plant);
  const chosenCount = [form, price, sort].filter(Boolean).length;
  const filtersId = useId();
  /** On phones, where the filters are folded beside the search. */
  const [isFilterOpen, setFilterOpen] = useState(false);
  /** Besides the search, whose box can be cleared. */
  const isFiltered = Boolean(isNarrowed || chosen);

  const productList = useProducts();
  const categoryList = useCategories();
  const plantList = usePlants({ skip: !plant });
  const lists = useLists(productList, categoryList, ...(plant ? [plantList] : []));
  const withPlant = new Set(plantList.data?.filter((product) => hasPlant(product, plant)).map(({ id }) => id));
  const found = sortProducts(
    filterProducts(productList.data ?? [], { search, category }).filter(
      (product) =>
        (!form || productForm(product) === form) &&
        isInPriceRange(product.product_price, price) &&
        (!plant || withPlant.has(product.id)),
    ),
    sort,
  );

  /** A list without anything has nothing to sort or narrow. */
  const hasFilters = !lists.isReady || found.length > 0 || isNarrowed;

  const categories = categoryList.data?.map(({ category_name }) => category_name) ?? [];
  const choices = [catalogueMessages.allCategories, ...categories].map((name) => ({ id: name, name }));
  const choose = (name: string) =>
    void navigate(
      paths.productList({ category: name === catalogueMessages.allCategories ? undefined : name, form, price, sort }),
    );
  // The list stays where it is: what changes is right below.
  const change = (filter: ProductListQuery) => {
    const shown = { search, category: chosen, plant, form, price, sort };
    void navigate(paths.productList({ ...shown, ...filter }), { preventScrollReset: true });
  };

  return (
    <Page
      title={category === catalogueMessages.allCategories ? catalogueMessages.products : category}
      description={catalogueMessages.description}
      trail={[{ label: catalogueMessages.products }]}
    >
      <ListPage
        heading={
          lists.isReady
            ? catalogueMessages.heading(found.length, category)
            : catalogueMessages.headingWhileLoading(category)
        }
        note={
          plant && (
            <Flex columnGap="3" wrap="wrap" textStyle="sm">
              <Muted as="span">{searchMessages.madeWith(plant)}</Muted>
              <TextLink to={paths.productList({ search, category: chosen, form, price, sort })}>
                {catalogueMessages.clearPlant}
              </TextLink>
            </Flex>
          )
        }
        tools={
          <>
            <SearchCombobox
              aria-label={catalogueMessages.searchLabel}
              flex={{ base: '1 1 9rem', md: '1 1 auto' }}
              // Beside the longest category's name.
              w={{ md: '13rem' }}
              // Its start stays where it is when the filters go.
              maxW={{ lg: hasFilters ? '26rem' : '48rem' }}
              field={searchField}
              submitLabel={catalogueMessages.search}
              clearLabel={catalogueMessages.clearSearch}
              onSearch={(text) => void navigate(paths.productList({ search: text, sort }))}
            />
            {hasFilters && (
              <styled.button
                type="button"
                aria-expanded={isFilterOpen}
                aria-controls={filtersId}
                onClick={() => setFilterOpen(!isFilterOpen)}
                hideFrom="md"
                css={css.raw(fold, chosenCount > 0 ? active : {})}
              >
                <span>{catalogueMessages.filter(chosenCount)}</span>
                <ChevronDownIcon />
              </styled.button>
            )}
            {hasFilters && (
              <Flex id={filtersId} css={css.raw(filterRow, isFilterOpen ? {} : folded)}>
                <ListSelect
                  label={catalogueMessages.form}
                  none={catalogueMessages.anyForm}
                  names={catalogueMessages.formNames}
                  value={form}
                  onSelect={(name) => change({ form: name })}
                />
                <ListSelect
                  label={catalogueMessages.price}
                  none={catalogueMessages.anyPrice}
                  names={catalogueMessages.priceNames}
                  value={price}
                  onSelect={(name) => change({ price: name })}
                />
                <ListSelect
                  label={catalogueMessages.sortBy}
                  none={catalogueMessages.asArranged}
                  names={catalogueMessages.sortNames}
                  value={sort}
                  onSelect={(name) => change({ sort: name })}
                />
                {isFiltered && (
                  <ButtonLink
                    to={paths.productList({ sort })}
                    preventScrollReset
                    size="sm"
                    variant="plain"
                    // A cross at the end of a phone's row, over what is scrolled away there.
                    position={{ mdDown: 'sticky' }}
                    insetEnd={{ mdDown: '-4' }}
                    bg={{ mdDown: 'bg' }}
                    borderRadius={{ mdDown: '0' }}
                    minW="11"
                    ps={{ base: '0', md: '2' }}
                    pe="0"
                    me={{ mdDown: '-4' }}
                    flexShrink="0"
                    aria-label={catalogueMessages.clearFilters}
                  >
                    <Box as="span" hideFrom="md">
                      <CloseIcon />
                    </Box>
                    <Box as="span" hideBelow="md">
                      {catalogueMessages.clearFilters}
                    </Box>
                  </ButtonLink>
                )}
              </Flex>
            )}
          </>
        }
        filter={
          <ChoiceFilter
            legend={catalogueMessages.categories}
            choices={choices}
            current={choices.find(({ id }) => id.toLowerCase() === category.toLowerCase())?.id ?? category}
            onChoose={choose}
          />
        }
        lists={lists}
        skeletons={<SkeletonGrid label={catalogueMessages.loadingProducts} />}
        isEmpty={found.length === 0}
        empty={{
          title: catalogueMessages.comingSoon,
          hint: isNarrowed || !search ? catalogueMessages.nothingMatches : catalogueMessages.nothingCalled(search),
          ...(isNarrowed
            ? { label: catalogueMessages.anyFormAndPrice, to: paths.productList({ search, category: chosen, sort }) }
            : { label: catalogueMessages.seeAll, to: paths.products }),
          hints: !form && !price && (
            <Lazy load={loadSearchHelp} isDecoration>
              {({ SearchHints }) => <SearchHints text={missed} />}
            </Lazy>
          ),
          more: (
            <>
              <Lazy load={loadSearchHelp} isDecoration>
                {({ SearchHelp }) => <SearchHelp text={missed} card={rowCard} />}
              </Lazy>
              <RecentlyViewed card={rowCard} />
            </>
          ),
        }}
        found={catalogueMessages.found(found.length, sort)}
      >
        <CardList label={catalogueMessages.products} items={found} card={ListedCard} />
        {search && found.length <= FEW && (
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
