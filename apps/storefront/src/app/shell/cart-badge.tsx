import { Circle } from '@shop/design/styled-system/jsx';
import { CartIcon } from '@shop/design/ui/icons';
import { useSelector } from 'react-redux';
import { selectLineCount } from '../../features/cart/cart.slice.ts';
import { paths } from '../../shared/paths.ts';
import { StyledLink } from '../../shared/ui/links.ts';
import { shellMessages } from './shell.messages.ts';

export function CartBadge() {
  const lines = useSelector(selectLineCount);
  return (
    <StyledLink
      to={paths.cart}
      aria-label={shellMessages.cart(lines)}
      position="relative"
      display="grid"
      placeItems="center"
      boxSize="12"
      fontSize="xl"
      borderRadius="l2"
      _hover={{ bg: 'bg.subtle' }}
    >
      <CartIcon />
      {lines > 0 && (
        <Circle
          position="absolute"
          top="1"
          insetEnd="0.5"
          minW="5"
          h="5"
          px="1"
          bg="turmeric.solid"
          color="turmeric.contrast"
          fontSize="xs"
          fontWeight="600"
          fontVariantNumeric="tabular-nums"
          aria-hidden="true"
          data-testid="cart-badge"
        >
          {lines}
        </Circle>
      )}
    </StyledLink>
  );
}
