import type { ListedProduct } from '../catalogue/catalogue.api.ts';
import { ProductCard, type ProductCardProps } from '../catalogue/product-card.tsx';
import { AddToCartButton } from './add-to-cart-button.tsx';

export function BuyableProductCard({ onAdded, ...card }: Omit<ProductCardProps, 'action'> & { onAdded?: () => void }) {
  const { id, product_title } = card.product;
  const button = (
    <AddToCartButton isOnCard item={{ type: 'product', product: id }} title={product_title} onAdded={onAdded} />
  );
  return <ProductCard {...card} action={button} />;
}

/** In a row with a title of its own. */
export const rowCard = (product: ListedProduct) => <BuyableProductCard product={product} level={3} />;
