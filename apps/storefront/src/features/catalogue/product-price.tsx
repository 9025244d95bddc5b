import { Amount } from '@shop/design/ui/elements';
import { formatApiRupees } from '@shop/domain/money/format-rupees';
import { listResult } from '../../shared/api/use-lists.ts';
import { useGetProductQuery } from './catalogue.api.ts';

/** The price of the product with this slug, once it is known. */
export function ProductPrice({ slug }: { slug: string }) {
  const { data } = useGetProductQuery(slug, { selectFromResult: listResult });
  return data?.[0] && <Amount fontSize="lg">{formatApiRupees(data[0].product_price)}</Amount>;
}
