import type { CartLine } from '@shop/domain/cart/cart';
import { freeShippingGoods } from '@shop/domain/cart/free-shipping-goods';
import { leftForFreeShipping } from '@shop/domain/cart/price';
import { toRupees, ZERO_PAISE, type Paise } from '@shop/domain/money/paise';
import { useSelector } from 'react-redux';
import { useListProductsQuery, type ListedProduct } from '../catalogue/catalogue.api.ts';
import { GoodsRow } from '../catalogue/goods-row.tsx';
import { goodsLayouts } from '../catalogue/product-grid.tsx';
import { BuyableProductCard } from './buyable-product-card.tsx';
import { focusLine } from './cart-rows.tsx';
import { cartMessages } from './cart.messages.ts';
import { selectIsCartFull } from './cart.slice.ts';

/** Products with which shipping is free; nothing once it is. */
export function FreeShippingGoods({ lines, subtotal }: { lines: readonly CartLine[]; subtotal: Paise }) {
  const { data: products } = useListProductsQuery();
  const isCartFull = useSelector(selectIsCartFull);
  const left = leftForFreeShipping(subtotal);
  const inCart = lines.filter(({ type }) => type === 'product').map(({ product }) => product);
  const goods = freeShippingGoods(products ?? [], inCart, toRupees(left), goodsLayouts.column.max);
  if (left === ZERO_PAISE || isCartFull || goods.length === 0) return null;

  const isEnough = goods.every(({ product_price: price }) => price >= toRupees(left));
  const title = isEnough ? cartMessages.shipsFreeWithOne : cartMessages.towardsFreeShipping;
  return <GoodsRow layout="column" title={title} products={goods} card={suggestedCard} />;
}

/** A product beside the cart, which leaves its row for the cart's lines. */
export const suggestedCard = (product: ListedProduct) => (
  <BuyableProductCard
    product={product}
    level={3}
    isBrief
    onAdded={() => focusLine({ type: 'product', product: product.id })}
  />
);
