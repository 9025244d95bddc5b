import { freeShippingGoods } from '@shop/domain/cart/free-shipping-goods';
import { leftForFreeShipping } from '@shop/domain/cart/price';
import type { CartLine } from '@shop/domain/cart/cart';
import { toRupees, ZERO_PAISE, type Paise } from '@shop/domain/money/paise';
import { useSelector } from 'react-redux';
import { useProducts } from '../catalogue/catalogue.api.ts';
import { focusLine } from './cart-rows.tsx';
import { cartMessages } from './cart.messages.ts';
import { selectIsCartFull } from './cart.slice.ts';
import { SmallGoods } from './small-goods.tsx';

/** As many as stand below the lines on a desktop. */
const COUNT = 3;

/** Products with which shipping is free; nothing once it is. */
export function FreeShippingGoods({ lines, subtotal }: { lines: readonly CartLine[]; subtotal: Paise }) {
  const { data: products } = useProducts();
  const isCartFull = useSelector(selectIsCartFull);
  const left = leftForFreeShipping(subtotal);
  const inCart = lines.filter(({ type }) => type === 'product').map(({ product }) => product);
  const goods = freeShippingGoods(products ?? [], inCart, toRupees(left), COUNT);
  if (left === ZERO_PAISE || isCartFull || goods.length === 0) return null;

  const isEnough = goods.every(({ product_price: price }) => price >= toRupees(left));
  return (
    <SmallGoods
      title={isEnough ? cartMessages.shipsFreeWithOne : cartMessages.towardsFreeShipping}
      goods={goods}
      onAdded={focusLine}
    />
  );
}
