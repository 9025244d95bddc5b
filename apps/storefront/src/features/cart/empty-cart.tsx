import { Box, Button, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { cartMessages } from './cart.messages.ts';

/** Nothing in the cart, and two ways on. */
export function EmptyCart() {
  return (
    // High enough for the footer to stay below the first view, where it was while the cart was being read.
    <Box minH="70dvh">
      <EmptyState title={cartMessages.empty} hint={cartMessages.emptyHint}>
        <Flex gap="3" wrap="wrap" justify="center" pt="2">
          <Button asChild>
            <Link to={paths.products}>{cartMessages.browseProducts}</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={paths.offers}>{cartMessages.seeOffers}</Link>
          </Button>
        </Flex>
      </EmptyState>
    </Box>
  );
}
