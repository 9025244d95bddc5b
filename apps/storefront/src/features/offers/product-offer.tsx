import type { Offer, Product } from '@shop/api-contract/model';
import { Box, Flex, Stack } from '@shop/design/styled-system/jsx';
import { Amount, Badge, Skeleton, Small, Text } from '@shop/design/ui/elements';
import { formatApiRupees } from '@shop/domain/money/format-rupees';
import type { ReactNode } from 'react';
import { newPictureUrl } from '../../shared/portal.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { useOffers } from '../catalogue/catalogue.api.ts';
import { offersMessages } from './offers.messages.ts';

/** The offer that a product is part of; nothing without one. */
export function ProductOffer({ product, action }: { product: Product; action: (offer: Offer) => ReactNode }) {
  const { data: offers } = useOffers();
  const offer = offers?.find(({ product_slug }) => product_slug === product.product_slug);
  if (!offer) return offers || !product.offer_image ? null : <Skeleton height={{ base: '48', lg: '8.5rem' }} />;

  return (
    <Flex
      as="section"
      aria-label={offersMessages.offer}
      align="center"
      wrap="wrap"
      gap="4"
      p="4"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l2"
    >
      {/* The button stands beside the offer, without its room below in full width. */}
      <Flex gap="4" flex="999 1 13rem" minW="0">
        <Box
          width="min(5rem, 30%)"
          flexShrink="0"
          alignSelf="flex-start"
          overflow="hidden"
          borderRadius="l2"
          bg="bg.subtle"
        >
          <Picture src={newPictureUrl(offer.offer_image)} alt="" sizes="80px" />
        </Box>
        <Stack gap="1" minW="0">
          <Badge
            alignSelf="flex-start"
            bg="turmeric.solid"
            color="turmeric.contrast"
            size="md"
            whiteSpace="normal"
            overflowWrap="anywhere"
          >
            {offer.available_offers}
          </Badge>
          <Text fontWeight="600">{offer.offer_title}</Text>
          <Small>{offer.offer_name}</Small>
          <Amount>{formatApiRupees(offer.offer_price)}</Amount>
        </Stack>
      </Flex>
      <Box flex="1 1 9rem">{action(offer)}</Box>
    </Flex>
  );
}
