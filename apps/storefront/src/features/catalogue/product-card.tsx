import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import type { Product } from '@shop/api-contract/model';
import { imagePaths } from '@shop/domain/catalogue/product-images';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { productPictureUrl } from '../../shared/portal.ts';
import { cardText, cardTextHeight, cardTitle } from '../../shared/ui/card-text.ts';
import { Price } from '../../shared/ui/price.tsx';
import { ShopPicture } from '../../shared/ui/shop-picture.tsx';

/** How wide a card's picture is: two columns on phones, three from tablets, four on desktops. */
export const CARD_SIZES = '(min-width: 1024px) 300px, (min-width: 768px) 31vw, 46vw';

interface ProductCardProps {
  product: Pick<Product, 'product_title' | 'product_slug' | 'category_name' | 'product_price' | 'images'>;
  /** The button, passed in by the page: the cart's. */
  action: ReactNode;
  isFirstView?: boolean;
}

/** A product as a plate: picture, shelf, name, price, and what to do with it. */
export function ProductCard({ product, action, isFirstView = false }: ProductCardProps) {
  const [pack, botanical] = imagePaths(product.images);
  return (
    <Flex as="article" position="relative" direction="column" height="full" className="group">
      <Box position="relative" overflow="hidden" bg="bg.subtle" borderRadius="l2">
        <ShopPicture src={productPictureUrl(pack ?? '')} alt="" sizes={CARD_SIZES} isFirstView={isFirstView} />
        {botanical && (
          <Box
            position="absolute"
            inset="0"
            opacity="0"
            transition="opacity 0.35s"
            hideBelow="lg"
            _groupHover={{ opacity: 1 }}
            aria-hidden="true"
          >
            <ShopPicture src={productPictureUrl(botanical)} alt="" sizes={CARD_SIZES} />
          </Box>
        )}
      </Box>
      <Stack {...cardText} minH={cardTextHeight.product}>
        <Text textStyle="eyebrow" color="fg.muted" fontSize="0.6875rem" truncate>
          {product.category_name}
        </Text>
        <Text {...cardTitle} title={product.product_title}>
          <Box asChild _before={{ content: '""', position: 'absolute', inset: '0' }} _hover={{ color: 'leaf.fg' }}>
            <Link to={paths.product(product.product_slug)}>{product.product_title}</Link>
          </Box>
        </Text>
        <Price rupees={product.product_price} fontSize="lg" />
      </Stack>
      <Box position="relative">{action}</Box>
    </Flex>
  );
}
