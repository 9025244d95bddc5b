import { Box, Flex } from '@shop/design/styled-system/jsx';
import { paths } from '../../shared/paths.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ButtonLink } from '../../shared/ui/links.ts';
import { cartMessages } from './cart.messages.ts';

/** Shown for an empty cart, with two links. */
export function EmptyCart() {
  return (
    // Keeps the footer below the first view, as while loading.
    <Box minH="70dvh">
      <EmptyState title={cartMessages.empty} hint={cartMessages.emptyHint}>
        <Flex gap="3" wrap="wrap" justify="center" pt="2">
          <ButtonLink to={paths.products}>{cartMessages.browseProducts}</ButtonLink>
          <ButtonLink to={paths.offers} variant="outline">
            {cartMessages.seeOffers}
          </ButtonLink>
        </Flex>
      </EmptyState>
    </Box>
  );
}
