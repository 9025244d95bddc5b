import { isMotionReduced } from '@shop/design/is-motion-reduced';
import { Circle } from '@shop/design/styled-system/jsx';
import { CartIcon } from '@shop/design/ui/icons';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectIsCartRead, selectLineCount } from '../../features/cart/cart.slice.ts';
import { paths } from '../../shared/paths.ts';
import { StyledLink } from '../../shared/ui/links.ts';
import { shellMessages } from './shell.messages.ts';

/** The badge of a line that was added. */
const bounce: [Keyframe[], KeyframeAnimationOptions] = [
  [{ transform: 'none' }, { transform: 'scale(1.5) translateY(-15%)' }, { transform: 'none' }],
  { duration: 150, easing: 'ease-out' },
];

export function CartBadge() {
  const lines = useSelector(selectLineCount);
  const isRead = useSelector(selectIsCartRead);
  const badge = useRef<HTMLDivElement>(null);
  const known = useRef(Infinity);

  useEffect(() => {
    if (!isRead) return;
    if (lines > known.current && !isMotionReduced()) badge.current?.animate?.(...bounce);
    known.current = lines;
  }, [lines, isRead]);

  return (
    <StyledLink
      to={paths.cart}
      aria-label={shellMessages.cart(lines)}
      position="relative"
      display="grid"
      placeItems="center"
      boxSize="12"
      _icon={{ boxSize: '6' }}
      borderRadius="l2"
      _hover={{ bg: 'bg.subtle' }}
    >
      <CartIcon />
      {lines > 0 && (
        <Circle
          ref={badge}
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
