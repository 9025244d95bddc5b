import { Box, Flex } from '@shop/design/styled-system/jsx';
import { H2 } from '@shop/design/ui/elements';
import { heroRows } from '@shop/domain/catalogue/hero-rows';
import { useId, type ReactElement } from 'react';
import { listResult } from '../../shared/api/use-lists.ts';
import { paths } from '../../shared/paths.ts';
import { ButtonLink, TextLink } from '../../shared/ui/links.ts';
import { useListHeroProductsQuery, type ListedProduct } from '../catalogue/catalogue.api.ts';
import { ProductGrid, ProductSkeleton } from '../catalogue/product-grid.tsx';
import { searchMessages } from './search.messages.ts';
import { useSearchMeaning } from './use-search-meaning.ts';

/** Products before "See all": a row of the grid, two on phones. */
const MAX_PRODUCTS = 4;
const columns = { base: 'twoOrOne', md: 'repeat(4, minmax(0, 1fr))' };

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
        <ButtonLink to={paths.productSearch(spelling)}>
          {isPartOf(spelling, text) ? searchMessages.instead(spelling) : searchMessages.didYouMean(spelling)}
        </ButtonLink>
      )}
      {categories.map((name) => (
        <ButtonLink key={name} to={paths.productCategory(name)} variant={spelling ? 'outline' : 'solid'}>
          {searchMessages.allIn(name)}
        </ButtonLink>
      ))}
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
      {spelling && (
        <HelpRow
          title={searchMessages.spelt(spelling)}
          to={plant ? paths.productsWithPlant(plant.name) : paths.productSearch(spelling)}
          products={[...spelt, ...madeWith]}
          card={card}
        />
      )}
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
        <ProductGrid
          gridTemplateColumns={columns}
          pt="20"
          aria-busy="true"
          role="status"
          aria-label={searchMessages.topSellingLoading}
        >
          {Array.from({ length: MAX_PRODUCTS }, (_, index) => (
            <ProductSkeleton key={index} />
          ))}
        </ProductGrid>
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
        {to && products.length > MAX_PRODUCTS && <TextLink to={to}>{searchMessages.seeAll}</TextLink>}
      </Flex>
      <ProductGrid gridTemplateColumns={columns} role="list" aria-label={title}>
        {products.slice(0, MAX_PRODUCTS).map((product) => (
          <div key={product.id} role="listitem">
            {card(product)}
          </div>
        ))}
      </ProductGrid>
    </Box>
  );
}
