import { Box, Flex } from '@shop/design/styled-system/jsx';
import { H2 } from '@shop/design/ui/elements';
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
  /** What was searched. */
  text: string;
  card: (product: ListedProduct) => ReactElement;
  /** The few results that stand above. */
  found?: readonly ListedProduct[];
}

/** Whether a spelling is a word of the text itself, which was right. */
const isPartOf = (spelling: string, text: string) => text.toLowerCase().split(/\s+/).includes(spelling.toLowerCase());

/** Another spelling, and the categories in which it may be. */
export function SearchHints({ text }: Pick<SearchHelpProps, 'text'>) {
  const { spelling, categories } = useSearchMeaning(text);
  return (
    <>
      {spelling && (
        <Flex gap="2" wrap="wrap">
          <span>{isPartOf(spelling, text) ? searchMessages.instead : searchMessages.didYouMean}</span>
          <TextLink to={paths.productSearch(spelling)}>{spelling}</TextLink>
        </Flex>
      )}
      {categories.length > 0 && (
        <Flex gap="2" wrap="wrap" align="center">
          <span>{searchMessages.lookIn}</span>
          {categories.map((name) => (
            <ButtonLink key={name} to={paths.productCategory(name)} size="sm">
              {name}
            </ButtonLink>
          ))}
        </Flex>
      )}
    </>
  );
}

/** Products that may be meant, and those that sell best. */
export function SearchHelp({ text, card, found = [] }: SearchHelpProps) {
  const { spelling, spelt, categories, plant, madeWith, inCategory } = useSearchMeaning(text);
  const { data: heroes } = useListHeroProductsQuery(undefined, { selectFromResult: listResult });
  const [category] = categories;
  const others = (some: readonly ListedProduct[]) => some.filter(({ id }) => !found.some((one) => one.id === id));

  return (
    <>
      {spelling && <HelpRow title={searchMessages.spelt(spelling)} products={[...spelt, ...madeWith]} card={card} />}
      {!spelling && plant && (
        <HelpRow
          title={searchMessages.madeWith(plant.name)}
          to={paths.productsWithPlant(plant.name)}
          products={madeWith}
          card={card}
        />
      )}
      {category && (
        <HelpRow
          title={searchMessages.inCategory(category)}
          to={paths.productCategory(category)}
          products={others(inCategory)}
          card={card}
        />
      )}
      {heroes ? (
        <HelpRow title={searchMessages.topSelling} products={others(heroRows(heroes).topSelling)} card={card} />
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
  if (products.length === 0) return null;
  return (
    <Box as="section" aria-labelledby={id} pt={{ base: '8', md: '10' }}>
      <Flex justify="space-between" align="baseline" gap="4" pb="4">
        <H2 id={id} textStyle="h3">
          {title}
        </H2>
        {to && <TextLink to={to}>{searchMessages.seeAll}</TextLink>}
      </Flex>
      <ProductRow label={title}>
        {products.slice(0, MAX_PRODUCTS).map((product) => (
          <Fragment key={product.id}>{card(product)}</Fragment>
        ))}
      </ProductRow>
    </Box>
  );
}
