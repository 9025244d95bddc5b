import { memo } from 'react';
import { isSameOnCard, ProductCard, type ProductCardProps } from '../catalogue/product-card.tsx';
import { AddToCartButton } from './add-to-cart-button.tsx';

/** A product's card with the cart's button. An answer that says the same of the product leaves it alone. */
export const BuyableProductCard = memo(
  function BuyableProductCard(props: Omit<ProductCardProps, 'action'>) {
    const { id, product_title } = props.product;
    return (
      <ProductCard
        {...props}
        action={<AddToCartButton isOnCard item={{ type: 'product', product: id }} title={product_title} />}
      />
    );
  },
  (one, other) =>
    one.level === other.level && one.isFirstView === other.isFirstView && isSameOnCard(one.product, other.product),
);
