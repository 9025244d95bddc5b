import type { Product } from '@shop/api-contract/model';
import { Grid } from '@shop/design/styled-system/jsx';
import { Muted } from '@shop/design/ui/elements';
import { filterProducts } from '@shop/domain/catalogue/filter-products';
import { readProductSort, sortProducts, type ProductSort } from '@shop/domain/catalogue/sort-products';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { BuyableProductCard } from '../features/cart/buyable-product-card.tsx';
import { CardList, type ListedCardProps } from '../features/catalogue/card-list.tsx';
import { useListCategoriesQuery, useListProductsQuery } from '../features/catalogue/catalogue.api.ts';
import { catalogueMessages } from '../features/catalogue/catalogue.messages.ts';
import { SkeletonGrid } from '../features/catalogue/product-grid.tsx';
import { SortSelect } from '../features/catalogue/sort-select.tsx';
import { listResult, useLists } from '../shared/api/use-lists.ts';
import { paths } from '../shared/paths.ts';
import { usePageQuery } from '../shared/use-address.ts';
import { ChoiceFilter } from '@shop/design/parts/choice-filter';
import { ListPage } from '../shared/ui/list-page.tsx';
import { ListSearch } from '@shop/design/parts/search-form';
import { Page } from '../shared/ui/page.tsx';

/** Cards of the first view, whose pictures are fetched at once. */
const FIRST_VIEW_CARDS = 4;

/** The catalogue, by search and category, sorted (specification, section 2, "Products page"). */
export function ProductsPage() {
  const query = usePageQuery();
  const navigate = useNavigate();
  const search = query.get('search') ?? '';
  const category = query.get('category') || catalogueMessages.allCategories;
  const sort = readProductSort(query.get('sort'));

  const productList = useListProductsQuery(undefined, { selectFromResult: listResult });
  const categoryList = useListCategoriesQuery(undefined, { selectFromResult: listResult });
  const lists = useLists(productList, categoryList);
  const products = productList.data;
  const found = useMemo(
    () => sortProducts(filterProducts(products ?? [], { search, category }), sort),
    [products, search, category, sort],
  );

  const choices = useMemo(
    () =>
      [catalogueMessages.allCategories, ...(categoryList.data ?? []).map(({ category_name }) => category_name)].map(
        (name) => ({ id: name, name }),
      ),
    [categoryList.data],
  );
  const choose = useCallback(
    (name: string) =>
      void navigate(paths.productList({ category: name === catalogueMessages.allCategories ? undefined : name, sort })),
    [navigate, sort],
  );
  // The list stays where it is: what changes is right below.
  const sortBy = (next: ProductSort | undefined) =>
    void navigate(paths.productList({ search, category: query.get('category') ?? undefined, sort: next }), {
      preventScrollReset: true,
    });

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
        note={search && <Muted pt="1">{catalogueMessages.searchedFor(search)}</Muted>}
        tools={
          // The second column has its width before its content arrives.
          <Grid display={{ base: 'contents', lg: 'grid' }} gridTemplateColumns="minmax(0, 20rem) 15rem" gap="3">
            <ListSearch
              label={catalogueMessages.searchLabel}
              submitLabel={catalogueMessages.search}
              clearLabel={catalogueMessages.clearSearch}
              search={search}
              onSearch={(text) => void navigate(paths.productList({ search: text, sort }))}
            />
            {!(lists.isReady && found.length === 0) && <SortSelect sort={sort} onSort={sortBy} />}
          </Grid>
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
        skeletons={<SkeletonGrid label={catalogueMessages.loadingProducts} hasSidebar />}
        isEmpty={found.length === 0}
        empty={{
          title: catalogueMessages.comingSoon,
          hint: catalogueMessages.comingSoonHint,
          label: catalogueMessages.seeAll,
          to: paths.products,
        }}
        found={catalogueMessages.found(found.length, sort)}
      >
        <CardList hasSidebar label={catalogueMessages.products} items={found} card={ListedProduct} />
      </ListPage>
    </Page>
  );
}

const ListedProduct = ({ item, index }: ListedCardProps<Product>) => (
  <BuyableProductCard product={item} isFirstView={index < FIRST_VIEW_CARDS} />
);

export { ProductsPage as Component };
