import { Amount, type TextProps } from '@shop/design/ui/elements';
import { formatApiRupees } from '@shop/domain/money/format-rupees';
import { listResult } from '../../shared/api/use-lists.ts';
import { useGetProductQuery } from './catalogue.api.ts';

interface PriceProps extends TextProps {
  /** In rupees, as the contract gives it. */
  rupees: number;
}

/** A price with tabular figures. */
export function Price({ rupees, ...style }: PriceProps) {
  return <Amount {...style}>{formatApiRupees(rupees)}</Amount>;
}

/** The price of the product with this slug, once it is known. */
export function ProductPrice({ slug }: { slug: string }) {
  const { data } = useGetProductQuery(slug, { selectFromResult: listResult });
  return data?.[0] && <Price rupees={data[0].product_price} fontSize="lg" />;
}
