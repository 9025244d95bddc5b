import { Box, Grid, Stack } from '@shop/design/styled-system/jsx';
import { Amount, Button, H3, Text, VisuallyHidden } from '@shop/design/ui/elements';
import type { CartLine } from '@shop/domain/cart/cart';
import { freeShippingGoods } from '@shop/domain/cart/free-shipping-goods';
import { leftForFreeShipping } from '@shop/domain/cart/price';
import { cardImage } from '@shop/domain/catalogue/product-images';
import { formatApiRupees } from '@shop/domain/money/format-rupees';
import { toRupees, ZERO_PAISE, type Paise } from '@shop/domain/money/paise';
import { useId } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useAppDispatch } from '../../shared/app-store.ts';
import { paths } from '../../shared/paths.ts';
import { productPictureUrl } from '../../shared/portal.ts';
import { StyledLink } from '../../shared/ui/links.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { useListProductsQuery, type ListedProduct } from '../catalogue/catalogue.api.ts';
import { focusLine } from './cart-rows.tsx';
import { cartMessages } from './cart.messages.ts';
import { linesAdded, selectIsCartFull } from './cart.slice.ts';

/** As many as stand below the lines on a desktop. */
const COUNT = 3;

/** Products with which shipping is free, as small cards in a row that scrolls sideways; nothing once it is. */
export function FreeShippingGoods({ lines, subtotal }: { lines: readonly CartLine[]; subtotal: Paise }) {
  const id = useId();
  const { data: products } = useListProductsQuery();
  const isCartFull = useSelector(selectIsCartFull);
  const left = leftForFreeShipping(subtotal);
  const inCart = lines.filter(({ type }) => type === 'product').map(({ product }) => product);
  const goods = freeShippingGoods(products ?? [], inCart, toRupees(left), COUNT);
  if (left === ZERO_PAISE || isCartFull || goods.length === 0) return null;

  const isEnough = goods.every(({ product_price: price }) => price >= toRupees(left));
  return (
    <Stack as="section" aria-labelledby={id} gap="3" py={{ md: '8' }} minW="0" _print={{ display: 'none' }}>
      <H3 as="h2" id={id}>
        {isEnough ? cartMessages.shipsFreeWithOne : cartMessages.towardsFreeShipping}
      </H3>
      <Grid
        as="ul"
        role="list"
        gap="3"
        gridAutoFlow="column"
        gridAutoColumns="max(15.5rem, (100% - 1.5rem) / 3)"
        overflowX="auto"
        scrollSnapType="x proximity"
        mx={{ base: '-4', sm: '-6', md: '0' }}
        px={{ base: '4', sm: '6', md: '0' }}
        scrollPaddingInline={{ base: '4', sm: '6', md: '0' }}
      >
        {goods.map((product) => (
          <SmallCard key={product.id} product={product} />
        ))}
      </Grid>
    </Stack>
  );
}

function SmallCard({ product }: { product: ListedProduct }) {
  const dispatch = useAppDispatch();
  const { id, product_title: title, product_price: price } = product;
  const href = paths.product(product.product_slug);
  const add = () => {
    const line = { type: 'product', product: id, quantity: 1 } as const;
    dispatch(linesAdded([line]));
    // The card goes.
    focusLine(line);
  };
  return (
    <Grid
      as="li"
      gridTemplateColumns="4.5rem minmax(0, 1fr)"
      columnGap="3"
      p="2"
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.panel"
      scrollSnapAlign="start"
    >
      <Box overflow="hidden" borderRadius="l1" bg="bg.subtle" alignSelf="start">
        <Link to={href} tabIndex={-1} aria-hidden="true">
          <Picture src={productPictureUrl(cardImage(product.images) ?? '')} alt="" sizes="72px" />
        </Link>
      </Box>
      <Stack gap="0" minW="0">
        <Text as="h3" fontSize="sm" fontWeight="600" lineHeight="1.35" overflowWrap="anywhere">
          <StyledLink to={href} _hover={{ color: 'leaf.fg', textDecoration: 'underline' }}>
            {title}
          </StyledLink>
        </Text>
        <Amount pb="1">{formatApiRupees(price)}</Amount>
        <Button variant="outline" size="sm" mt="auto" px="3" alignSelf="flex-start" onClick={add}>
          {cartMessages.addToCart} <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
      </Stack>
    </Grid>
  );
}
