import type { Offer, Product } from '@shop/api-contract/model';
import { css } from '@shop/design/styled-system/css';
import { Box, Flex, Stack } from '@shop/design/styled-system/jsx';
import { Amount, Badge, Skeleton, Small, Text, VisuallyHidden } from '@shop/design/ui/elements';
import { separatePrice } from '@shop/domain/catalogue/separate-price';
import { formatApiRupees, formatRupees } from '@shop/domain/money/format-rupees';
import type { ReactNode } from 'react';
import { newPictureUrl } from '../../shared/portal.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { useListOffersQuery, useListProductsQuery } from '../catalogue/catalogue.api.ts';
import { offersMessages } from './offers.messages.ts';

const offerPanel = css.raw({ p: '2', bg: 'bg.panel', borderWidth: '1px', borderRadius: 'l2' });

/** The offer that a product is part of; nothing without one. */
export function ProductOffer({ product, action }: { product: Product; action: (offer: Offer) => ReactNode }) {
  const { data: offers } = useListOffersQuery();
  const { data: products } = useListProductsQuery();
  const offer = offers?.find(({ product_slug }) => product_slug === product.product_slug);
  if (!offer) return offers || !product.offer_image ? null : <Skeleton height={{ base: '8.5rem', lg: '20' }} />;

  const separately = products ? separatePrice(offer, products) : null;

  return (
    <Flex as="section" aria-label={offersMessages.offer} align="center" wrap="wrap" gap="3" css={offerPanel}>
      {/* The button stands beside the offer, without its room below in full width. */}
      <Flex gap="3" flex="999 1 14rem" minW="0" align="center">
        <Box width="12" flexShrink="0" overflow="hidden" borderRadius="l1" bg="bg.subtle">
          <Picture src={newPictureUrl(offer.offer_image)} sizes="48px" />
        </Box>
        <Stack gap="1" minW="0">
          <Text fontWeight="600" lineHeight="1.3">
            {offer.offer_title}
          </Text>
          <Flex wrap="wrap" align="baseline" columnGap="2">
            <Badge bg="turmeric.solid" color="turmeric.contrast" whiteSpace="normal" overflowWrap="anywhere">
              {offer.available_offers}
            </Badge>
            {/* Both go to the next line together. */}
            <Flex wrap="wrap" align="baseline" columnGap="2">
              <Amount>{formatApiRupees(offer.offer_price)}</Amount>
              {!products && <Skeleton height="4" width="12" />}
              {separately !== null && (
                <Small as="span">
                  <VisuallyHidden>{offersMessages.separately}</VisuallyHidden>{' '}
                  <s translate="no">{formatRupees(separately)}</s>
                </Small>
              )}
            </Flex>
          </Flex>
        </Stack>
      </Flex>
      <Box flex="1 1 9rem">{action(offer)}</Box>
    </Flex>
  );
}
