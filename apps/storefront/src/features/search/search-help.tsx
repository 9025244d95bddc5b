import { css } from '@shop/design/styled-system/css';
import { Muted } from '@shop/design/ui/elements';
import type { ProductFilter } from '@shop/domain/catalogue/filter-products';
import { heroRows } from '@shop/domain/catalogue/hero-rows';
import type { ReactElement } from 'react';
import { paths } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/links.ts';
import { useListHeroProductsQuery, type ListedProduct } from '../catalogue/catalogue.api.ts';
import { GoodsRow } from '../catalogue/goods-row.tsx';
import { useSearchMeaning } from './search-meaning.ts';
import { searchMessages } from './search.messages.ts';

interface SearchHelpProps {
  /** What was searched. */
  text: string;
  card: (product: ListedProduct) => ReactElement;
  /** The few results that stand above. */
  found?: readonly ListedProduct[];
}

/** Whether a spelling is a word of the text itself, which was right. */
const isPartOf = (spelling: string, text: string) => text.toLowerCase().split(/\s+/).includes(spelling.toLowerCase());

const chip = css.raw({ minH: '9', px: '4', borderRadius: 'full', borderColor: 'border' });

/** Another spelling, and the categories in which it may be; without either, examples; sorted as what was searched. */
export function SearchHints({ text, sort }: Pick<SearchHelpProps, 'text'> & Pick<ProductFilter, 'sort'>) {
  const { spelling, categories } = useSearchMeaning(text);
  const sorted = (filter: ProductFilter) => paths.productList({ ...filter, sort });
  return (
    <>
      {spelling && (
        <ButtonLink to={sorted({ search: spelling })}>
          {isPartOf(spelling, text) ? searchMessages.searchFor(spelling) : searchMessages.didYouMean(spelling)}
        </ButtonLink>
      )}
      {categories.map((name) => (
        <ButtonLink key={name} to={sorted({ category: name })} variant={spelling ? 'outline' : 'solid'}>
          {searchMessages.allIn(name)}
        </ButtonLink>
      ))}
      {!spelling && categories.length === 0 && (
        <>
          <Muted as="span">{searchMessages.tryThese}</Muted>
          {searchMessages.examples.map((word) => (
            <ButtonLink key={word} to={sorted({ search: word })} size="sm" variant="outline" css={chip}>
              {word}
            </ButtonLink>
          ))}
        </>
      )}
    </>
  );
}

/** Products that may be meant, and those that sell best. */
export function SearchHelp({ text, card, found = [] }: SearchHelpProps) {
  const { spelling, products, categories, inCategory } = useSearchMeaning(text);
  const { data: heroes } = useListHeroProductsQuery();
  const [category] = categories;
  const plant = products[0]?.plant;
  const others = (some: readonly ListedProduct[]) => some.filter(({ id }) => !found.some((one) => one.id === id));

  return (
    <>
      {(spelling || plant) && (
        <GoodsRow
          title={spelling ? searchMessages.spelt(spelling) : searchMessages.madeWith(plant ?? '')}
          to={paths.productList(plant ? { plant } : { search: spelling })}
          products={products.map(({ product }) => product)}
          card={card}
        />
      )}
      {category && (
        <GoodsRow
          title={searchMessages.inCategory(category)}
          to={paths.productList({ category })}
          products={others(inCategory)}
          card={card}
        />
      )}
      <GoodsRow
        title={searchMessages.topSelling}
        products={heroes && others(heroRows(heroes).topSelling)}
        card={card}
      />
    </>
  );
}
