import { memo } from 'react';
import { ProductCard, type ProductCardProps } from '../catalogue/product-card.tsx';
import { AddToCartButton } from './add-to-cart-button.tsx';

/** A product card with the cart's button, memoised: a refetched list keeps its unchanged products. */
export const BuyableProductCard = memo(function BuyableProductCard({
  onAdded,
  ...props
}: Omit<ProductCardProps, 'action'> & { onAdded?: () => void }) {
  const { id, product_title } = props.product;
  return (
    <ProductCard
      {...props}
      action={
        <AddToCartButton isOnCard item={{ type: 'product', product: id }} title={product_title} onAdded={onAdded} />
      }
    />
  );
});
