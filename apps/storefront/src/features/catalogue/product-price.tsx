import { listResult } from '../../shared/api/use-lists.ts';
import { Price } from './price.tsx';
import { useGetProductQuery } from './catalogue.api.ts';

export function ProductPrice({ slug }: { slug: string }) {
  const { data } = useGetProductQuery(slug, { selectFromResult: listResult });
  return data?.[0] && <Price rupees={data[0].product_price} fontSize="lg" />;
}
