import { Flex, Grid } from '@shop/design/styled-system/jsx';
import { H2 } from '@shop/design/ui/elements';
import { relatedProducts } from '@shop/domain/catalogue/filter-products';
import { Fragment, useId, type ReactElement } from 'react';
import { useLists } from '../../shared/api/use-lists.ts';
import { paths } from '../../shared/paths.ts';
import { ArrowLink } from '../../shared/ui/icon-links.tsx';
import { MAX_RELATED, useRelated, type ListedProduct } from './catalogue.api.ts';
import { catalogueMessages } from './catalogue.messages.ts';
import { ProductRow, RowSkeleton } from './product-row.tsx';

interface RelatedProductsProps {
  product: Pick<ListedProduct, 'id' | 'product_slug' | 'category_name'>;
  card: (product: ListedProduct) => ReactElement;
}

/** Further products of a product's category; nothing where it is the only one. */
export function RelatedProducts({ product, card }: RelatedProductsProps) {
  const id = useId();
  const list = useRelated(product.product_slug);
  useLists(list);
  const category = product.category_name;
  const related = list.data && relatedProducts(list.data, product, MAX_RELATED);
  if (related?.length === 0) return null;

  return (
    <Grid
      as="section"
      aria-labelledby={id}
      pt={{ base: '12', md: '20' }}
      pb={{ md: '5' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 3fr)' }}
      gap="6"
    >
      <Flex
        direction={{ base: 'row', xl: 'column' }}
        justify={{ base: 'space-between', xl: 'flex-start' }}
        align="baseline"
        columnGap="6"
        rowGap="3"
        flexWrap="wrap"
      >
        <H2 id={id} overflowWrap="anywhere">
          {catalogueMessages.related(category)}
        </H2>
        <ArrowLink to={paths.productCategory(category)}>{catalogueMessages.seeCategory(category)}</ArrowLink>
      </Flex>
      {related ? (
        <ProductRow isOfThree label={catalogueMessages.related(category)}>
          {related.map((other) => (
            <Fragment key={other.id}>{card(other)}</Fragment>
          ))}
        </ProductRow>
      ) : (
        <RowSkeleton isOfThree label={catalogueMessages.relatedLoading} />
      )}
    </Grid>
  );
}
