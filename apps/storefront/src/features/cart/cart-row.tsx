import { Box, Grid, Stack, styled } from '@shop/design/styled-system/jsx';
import { Amount, Eyebrow, IconButton, Muted, Skeleton, Small, Text, VisuallyHidden } from '@shop/design/ui/elements';
import { TrashIcon } from '@shop/design/ui/subject-icons';
import { itemId, type CartLine, type ItemKey } from '@shop/domain/cart/cart';
import { formatRupees } from '@shop/domain/money/format-rupees';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { StyledLink } from '../../shared/ui/links.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { cartMessages } from './cart.messages.ts';
import { describeItem } from './describe-item.ts';
import { QuantityStepper } from './quantity-stepper.tsx';
import type { ShownLine } from './use-cart.ts';

interface RowFrameProps {
  picture: ReactNode;
  words: ReactNode;
  stepper?: ReactNode;
  total?: ReactNode;
  remove: ReactNode;
}

const layouts = {
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"picture remove" "words words" "stepper stepper" "total total"',
  '@container (min-width: 15rem)': {
    // Narrower than its button, which lies over the gap; the total takes no width from the words.
    gridTemplateColumns: '5.5rem minmax(0, 1fr) auto 2rem',
    gridTemplateAreas: '"picture words words remove" "stepper stepper total total"',
  },
  '@container (min-width: 21.5rem)': {
    gridTemplateAreas: '"picture words words remove" "picture stepper total total"',
    gridTemplateRows: '1fr auto',
  },
  _wide: {
    gridTemplateColumns: '7rem minmax(0, 1fr) 7.75rem minmax(5.5rem, auto) 1.5rem',
    gridTemplateAreas: '"picture words stepper total remove"',
    gridTemplateRows: 'auto',
    columnGap: '6',
    alignItems: 'center',
    py: '6',
  },
};

/** Picture, text and Remove, with quantity and total below in a narrow list and beside in a wide one. */
function RowFrame({ picture, words, stepper, total, remove }: RowFrameProps) {
  return (
    <Grid css={layouts} columnGap="4" rowGap="3" alignItems="start" py="5">
      <Box gridArea="picture" bg="bg.subtle" borderRadius="l2" overflow="hidden" alignSelf="start">
        {picture}
      </Box>
      <Box gridArea="words" minW="0">
        {words}
      </Box>
      <Box gridArea="stepper">{stepper}</Box>
      <Box gridArea="total" textAlign="end" alignSelf="center">
        {total}
      </Box>
      <Box gridArea="remove" justifySelf="end" mt={{ base: '-3', _wide: '0' }} me="-3">
        {remove}
      </Box>
    </Grid>
  );
}

/** Stands for a line whose list has not loaded: as high as one whose title takes a line. */
export const RowSkeleton = ({ remove }: Pick<RowFrameProps, 'remove'>) => (
  <RowFrame
    picture={<Skeleton aspectRatio={4 / 5} width="full" />}
    words={
      <Stack gap="2" py="1px">
        <Skeleton height="3" width="24" maxW="full" />
        <Skeleton height="1.225rem" width="56" maxW="full" />
        <Skeleton height="1rem" width="20" maxW="full" />
      </Stack>
    }
    stepper={<Skeleton height="2.875rem" width="7.625rem" />}
    total={<Skeleton height="6" width="16" ms="auto" />}
    remove={remove}
  />
);

/** An item with the title that its row shows. */
export type AskedItem = ItemKey & { title: string };

interface CartRowProps {
  line: CartLine;
  /** Undefined until its list has loaded. */
  priced: ShownLine | undefined;
  onRemove: (asked: AskedItem) => void;
}

/** One line of the cart, a product's or an offer's; its number stands for a title that is not known. */
export function CartRow({ line, priced, onRemove }: CartRowProps) {
  const { type, product } = line;
  const isAvailable = priced?.status === 'available';
  const title = isAvailable ? describeItem(priced.item).title : cartMessages.unavailableItem(product);
  const remove = (
    <IconButton
      size="sm"
      color="fg.muted"
      _icon={{ boxSize: '4.5' }}
      aria-label={cartMessages.removeItem(title)}
      aria-haspopup="dialog"
      onClick={() => onRemove({ type, product, title })}
    >
      <TrashIcon />
    </IconButton>
  );
  return (
    <styled.li
      data-line={itemId(line)}
      aria-busy={!priced || undefined}
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
      breakInside="avoid"
    >
      {!priced && <RowSkeleton remove={remove} />}
      {priced?.status === 'unavailable' && <UnavailableRow title={title} remove={remove} />}
      {isAvailable && <AvailableRow priced={priced} remove={remove} />}
    </styled.li>
  );
}

const PICTURE_SIZES = '112px';

const UnavailableRow = ({ title, remove }: { title: string; remove: ReactNode }) => (
  <RowFrame
    picture={<Picture src="" alt="" sizes={PICTURE_SIZES} />}
    words={
      <Stack gap="1">
        <Muted as="h2" fontWeight="600">
          {title}
        </Muted>
        <Text textStyle="sm" color="fg.warning">
          {cartMessages.unavailable}
        </Text>
      </Stack>
    }
    remove={remove}
  />
);

interface AvailableRowProps {
  priced: Extract<ShownLine, { status: 'available' }>;
  remove: ReactNode;
}

function AvailableRow({ priced: { line, item, unitPrice, lineTotal }, remove }: AvailableRowProps) {
  const { title, category, note, picture, href } = describeItem(item);
  return (
    <RowFrame
      picture={
        <Link to={href} tabIndex={-1} aria-hidden="true">
          <Picture src={picture} alt="" sizes={PICTURE_SIZES} />
        </Link>
      }
      words={
        <Stack gap="1">
          <Eyebrow letterSpacing="0.08em" overflowWrap="anywhere">
            {category}
          </Eyebrow>
          <Text as="h2" fontWeight="600" lineHeight="1.35">
            <StyledLink to={href} _hover={{ color: 'leaf.fg', textDecoration: 'underline' }}>
              {title}
            </StyledLink>
          </Text>
          <Small>{note}</Small>
        </Stack>
      }
      stepper={<QuantityStepper line={line} title={title} />}
      total={
        <>
          <VisuallyHidden>{`${cartMessages.lineTotal} `}</VisuallyHidden>
          <Amount fontSize="lg">{formatRupees(lineTotal)}</Amount>
          {line.quantity > 1 && (
            <Small fontVariantNumeric="tabular-nums">{cartMessages.each(formatRupees(unitPrice))}</Small>
          )}
        </>
      }
      remove={remove}
    />
  );
}
