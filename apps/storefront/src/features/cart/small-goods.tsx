import { Box, Grid, Stack } from '@shop/design/styled-system/jsx';
import { Amount, Button, H3, Text } from '@shop/design/ui/elements';
import type { CartLine } from '@shop/domain/cart/cart';
import { cardImage } from '@shop/domain/catalogue/product-images';
import { formatApiRupees } from '@shop/domain/money/format-rupees';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch } from '../../shared/app-store.ts';
import { paths } from '../../shared/paths.ts';
import { productPictureUrl } from '../../shared/portal.ts';
import { StyledLink } from '../../shared/ui/links.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import type { ListedProduct } from '../catalogue/catalogue.api.ts';
import { cartMessages } from './cart.messages.ts';
import { linesAdded } from './cart.slice.ts';

interface SmallGoodsProps extends Pick<SmallCardProps, 'onAdded'> {
  title: string;
  goods: readonly ListedProduct[];
}

/** Products that can be added, as small cards in a row that scrolls sideways. */
export function SmallGoods({ title, goods, onAdded }: SmallGoodsProps) {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id} gap="3" _print={{ display: 'none' }}>
      <H3 as="h2" id={id}>
        {title}
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
          <SmallCard key={product.id} product={product} onAdded={onAdded} />
        ))}
      </Grid>
    </Stack>
  );
}

interface SmallCardProps {
  product: ListedProduct;
  /** Moves the focus, since the card goes. */
  onAdded: (line: CartLine) => void;
}

function SmallCard({ product, onAdded }: SmallCardProps) {
  const dispatch = useAppDispatch();
  const { id, product_title: title, product_price: price } = product;
  const href = paths.product(product.product_slug);
  const add = () => {
    const line = { type: 'product', product: id, quantity: 1 } as const;
    dispatch(linesAdded([line]));
    onAdded(line);
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
        <Text as="h3" fontSize="sm" fontWeight="600" lineHeight="1.35" lineClamp={2} title={title}>
          <StyledLink to={href} _hover={{ color: 'leaf.fg', textDecoration: 'underline' }}>
            {title}
          </StyledLink>
        </Text>
        <Amount pb="1">{formatApiRupees(price)}</Amount>
        <Button
          variant="outline"
          size="sm"
          mt="auto"
          px="3"
          alignSelf="flex-start"
          aria-label={cartMessages.addTitle(title)}
          onClick={add}
        >
          {cartMessages.addToCart}
        </Button>
      </Stack>
    </Grid>
  );
}
