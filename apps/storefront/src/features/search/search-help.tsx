import { Box, Flex } from '@shop/design/styled-system/jsx';
import { H2, Muted } from '@shop/design/ui/elements';
import { heroRows } from '@shop/domain/catalogue/hero-rows';
import { Fragment, useId, type ReactElement } from 'react';
import { listResult } from '../../shared/api/use-lists.ts';
import { paths } from '../../shared/paths.ts';
import { ButtonLink, TextLink } from '../../shared/ui/links.ts';
import { useListHeroProductsQuery, type ListedProduct } from '../catalogue/catalogue.api.ts';
import { ProductRow, RowSkeleton } from '../catalogue/product-row.tsx';
import { searchMessages } from './search.messages.ts';
import { useSearchMeaning } from './use-search-meaning.ts';

/** Products beside each other, before "See all". */
const MAX_PRODUCTS = 8;

interface SearchHelpProps {
  /** What was searched and not found. */
  text: string;
  card: (product: ListedProduct) => ReactElement;
}

/** Where a search that found nothing may lead: a spelling, a category, products with the plant, and what sells best. */
export function SearchHelp({ text, card }: SearchHelpProps) {
  const { spelling, spelt, categories, plant, madeWith, inCategory } = useSearchMeaning(text);
  const { data: heroes } = useListHeroProductsQuery(undefined, { selectFromResult: listResult });
  const [category] = categories;
  const rows = [
    { title: searchMessages.spelt(spelling ?? ''), to: paths.productSearch(spelling ?? ''), products: spelt },
    {
      title: searchMessages.madeWith(plant?.name ?? ''),
      to: paths.productsWithPlant(plant?.name ?? ''),
      products: madeWith,
    },
    {
      title: searchMessages.inCategory(category ?? ''),
      to: paths.productCategory(category ?? ''),
      products: inCategory,
    },
  ];

  return (
    <>
      {(spelling || categories.length > 0) && (
        <Flex gap="3" wrap="wrap" align="center" justify="center" pt="5">
          {spelling && (
            <Muted>
              {searchMessages.didYouMean} <TextLink to={paths.productSearch(spelling)}>{spelling}</TextLink>?
            </Muted>
          )}
          {categories.length > 0 && <Muted as="span">{searchMessages.lookIn}</Muted>}
          {categories.map((name) => (
            <ButtonLink key={name} to={paths.productCategory(name)} variant="outline" size="sm">
              {name}
            </ButtonLink>
          ))}
        </Flex>
      )}
      {rows.map(
        (row) => row.products.length > 0 && <HelpRow key={row.title} {...row} products={row.products} card={card} />,
      )}
      {heroes ? (
        <HelpRow title={searchMessages.topSelling} products={heroRows(heroes).topSelling} card={card} />
      ) : (
        <RowSkeleton label={searchMessages.topSellingLoading} />
      )}
    </>
  );
}

interface HelpRowProps extends Pick<SearchHelpProps, 'card'> {
  title: string;
  to?: string;
  products: readonly ListedProduct[];
}

function HelpRow({ title, to, products, card }: HelpRowProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} pt={{ base: '8', md: '10' }}>
      <Flex justify="space-between" align="baseline" gap="4" pb="4">
        <H2 id={id} textStyle="h3">
          {title}
        </H2>
        {to && products.length > 1 && <TextLink to={to}>{searchMessages.seeAll}</TextLink>}
      </Flex>
      <ProductRow label={title}>
        {products.slice(0, MAX_PRODUCTS).map((product) => (
          <Fragment key={product.id}>{card(product)}</Fragment>
        ))}
      </ProductRow>
    </Box>
  );
}
