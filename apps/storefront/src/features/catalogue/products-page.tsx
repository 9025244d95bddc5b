import { ChoiceFilter } from '@shop/design/parts/choice-filter';
import { Flex } from '@shop/design/styled-system/jsx';
import { Muted } from '@shop/design/ui/elements';
import { filterProducts, readProductFilter } from '@shop/domain/catalogue/filter-products';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLists } from '../../shared/api/use-lists.ts';
import { useAppDispatch } from '../../shared/app-store.ts';
import { paths } from '../../shared/paths.ts';
import { Lazy } from '../../shared/ui/lazy.tsx';
import { TextLink } from '../../shared/ui/links.ts';
import { ListPage } from '../../shared/ui/list-page.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { BuyableProductCard, rowCard } from '../cart/buyable-product-card.tsx';
import { SearchCombobox } from '../search/search-combobox.tsx';
import { searchMessages } from '../search/search.messages.ts';
import { searched } from './browsing.slice.ts';
import { CardList } from './card-list.tsx';
import { useCards, useCategories, useProducts, type ListedProduct } from './catalogue.api.ts';
import { catalogueMessages as messages } from './catalogue.messages.ts';
import { RecentlyViewed } from './goods-row.tsx';
import { ListFilters } from './list-filters.tsx';
import { SkeletonGrid } from './product-grid.tsx';

/** Cards of the first view, whose pictures are fetched at once. */
const FIRST_VIEW_CARDS = 4;

/** So few results leave room for what may be meant besides. */
const HELP_BELOW = 4;

const loadSearchHelp = () => import('../search/search-help.tsx');

/** The catalogue, by search and category, form and price, sorted (specification, section 2, "Products page"). */
export default function ProductsPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filter = readProductFilter(query);
  const dispatch = useAppDispatch();
  const { search = '', category = messages.allCategories, plant = '', form, price, sort } = filter;
  const isNarrowed = Boolean(form || price || plant);

  useEffect(() => void (search && dispatch(searched(search))), [dispatch, search]);

  const cards = useCards();
  const catalogue = useProducts();
  // Cards of the build have neither plants nor form.
  const productList = plant || form ? catalogue : cards;
  const categoryList = useCategories();
  const lists = useLists(productList, categoryList);
  const found = filterProducts(productList.data ?? [], filter);

  const categories = categoryList.data?.map(({ category_name }) => category_name) ?? [];
  const choices = [messages.allCategories, ...categories].map((name) => ({ id: name, name }));
  const known = choices.find(({ id }) => id.toLowerCase() === category.toLowerCase())?.id;
  const current = known ?? category;
  /** What an empty list was to have; a category that has nothing leads nowhere. */
  const unmatchedTerm = search || plant || (known ? '' : category);
  const isWhole = current === messages.allCategories;
  const searchedFor = search && messages.searchedFor(search);
  const choose = (name: string) =>
    void navigate(paths.productList({ category: name === messages.allCategories ? '' : name, form, price, sort }));

  return (
    <Page
      title={[isWhole ? messages.products : current, searchedFor].filter(Boolean).join(' ')}
      description={isWhole ? messages.description : messages.categoryDescription(current)}
      canonicalPath={paths.productList({ category: isWhole ? '' : current })}
      // Categories are pages of their own; other queries select from them.
      isPrivate={Boolean(search || isNarrowed || sort) || (lists.isReady && !known)}
      trail={[{ label: messages.products }]}
    >
      <ListPage
        heading={lists.isReady ? messages.heading(found.length, category) : messages.headingWhileLoading(category)}
        note={
          <Flex columnGap="3" wrap="wrap" textStyle="sm">
            <Muted as="span" overflowWrap="anywhere">
              {searchedFor}
            </Muted>
            {plant && (
              <>
                <Muted as="span">{searchMessages.madeWith(plant)}</Muted>
                <TextLink to={paths.productList({ ...filter, plant: undefined })}>{messages.clearPlant}</TextLink>
              </>
            )}
          </Flex>
        }
        tools={
          <>
            <SearchCombobox
              flex="1 1 9rem"
              // There the header's stands above.
              hideFrom="md"
              field={{ label: messages.searchLabel }}
            />
            <ListFilters filter={filter} />
          </>
        }
        filter={<ChoiceFilter legend={messages.categories} choices={choices} current={current} onChoose={choose} />}
        lists={lists}
        skeletons={<SkeletonGrid label={messages.loadingProducts} />}
        isEmpty={found.length === 0}
        empty={{
          title: messages.comingSoon,
          hint: isNarrowed || !search ? messages.nothingMatches : messages.nothingCalled(search),
          ...(form || price
            ? {
                label: messages.anyFormAndPrice,
                to: paths.productList({ search, category: filter.category, plant, sort }),
              }
            : { label: messages.seeAll, to: paths.products }),
          hints: !form && !price && (
            <Lazy load={loadSearchHelp} isDecoration>
              {({ SearchHints }) => <SearchHints text={unmatchedTerm} sort={sort} />}
            </Lazy>
          ),
          more: (
            <Lazy load={loadSearchHelp} isDecoration>
              {({ SearchHelp }) => (
                <>
                  <SearchHelp text={unmatchedTerm} card={rowCard} />
                  <RecentlyViewed card={rowCard} />
                </>
              )}
            </Lazy>
          ),
        }}
        found={messages.found(found.length, sort)}
      >
        <CardList label={messages.products} items={found} card={listedCard} />
        {search && found.length < HELP_BELOW && (
          <Lazy load={loadSearchHelp} isDecoration>
            {({ SearchHelp }) => <SearchHelp text={search} card={rowCard} found={found} />}
          </Lazy>
        )}
      </ListPage>
    </Page>
  );
}

const listedCard = (product: ListedProduct, index: number) => (
  <BuyableProductCard product={product} isFirstView={index < FIRST_VIEW_CARDS} />
);
