import { Badge, Box, Flex, Stack, Text } from '@chakra-ui/react';
import type { Offer } from '@shop/api-contract/model';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { newPictureUrl } from '../../shared/portal.ts';
import { cardText, cardTextHeight, cardTitle } from '../../shared/ui/card-text.ts';
import { Price } from '../../shared/ui/price.tsx';
import { ShopPicture } from '../../shared/ui/shop-picture.tsx';
import { offersMessages } from './offers.messages.ts';

interface OfferCardProps {
  offer: Offer;
  /** The button, passed in by the page: the cart's. */
  action: ReactNode;
}

/** An offer: its picture, what it gives, its price. It leads to its product's page. */
export function OfferCard({ offer, action }: OfferCardProps) {
  return (
    <Flex as="article" position="relative" direction="column" height="full">
      <Box position="relative" overflow="hidden" bg="bg.subtle" borderRadius="l2">
        <ShopPicture
          src={newPictureUrl(offer.offer_image)}
          alt=""
          sizes="(min-width: 1024px) 300px, (min-width: 768px) 31vw, 46vw"
        />
        <Badge
          position="absolute"
          top="3"
          insetStart="3"
          bg="turmeric.solid"
          color="turmeric.contrast"
          size="md"
          whiteSpace="normal"
        >
          {offer.available_offers}
        </Badge>
      </Box>
      <Stack {...cardText} minH={cardTextHeight.offer}>
        <Text textStyle="eyebrow" color="fg.muted" fontSize="0.6875rem" truncate>
          {offer.category_name}
        </Text>
        <Text {...cardTitle} title={offer.offer_title}>
          <Box asChild _before={{ content: '""', position: 'absolute', inset: '0' }} _hover={{ color: 'leaf.fg' }}>
            <Link to={paths.product(offer.product_slug)}>{offer.offer_title}</Link>
          </Box>
        </Text>
        <Text color="fg.muted" fontSize="sm" lineClamp={2}>
          {offer.offer_name}
        </Text>
        <Price rupees={offer.offer_price} fontSize="lg" />
        <Text fontSize="sm" color="fg.muted">
          {offersMessages.inclusiveOfTaxes}
        </Text>
      </Stack>
      <Box position="relative">{action}</Box>
    </Flex>
  );
}
