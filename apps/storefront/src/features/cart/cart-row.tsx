import { css } from '@shop/design/styled-system/css';
import { Box, Stack, type BoxProps } from '@shop/design/styled-system/jsx';
import { Amount, Eyebrow, IconButton, Muted, Skeleton, Small, Text, VisuallyHidden } from '@shop/design/ui/elements';
import { TrashIcon } from '@shop/design/ui/subject-icons';
import { itemId, type CartLine, type ItemKey } from '@shop/domain/cart/cart';
import { formatRupees } from '@shop/domain/money/format-rupees';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { StyledLink } from '../../shared/ui/links.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { cartMessages as messages } from './cart.messages.ts';
import { describeItem } from './describe-item.ts';
import { QuantityStepper } from './quantity-stepper.tsx';
import type { ShownLine } from './use-cart.ts';

type Cells = Partial<Record<'picture' | 'words' | 'stepper' | 'total' | 'remove', ReactNode>>;

/** Picture, text and Remove, with quantity and total below in a narrow list and beside in a wide one. */
const row = css.raw({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"picture remove" "words words" "stepper stepper" "total total"',
  columnGap: '4',
  rowGap: '3',
  alignItems: 'start',
  py: '5',
  breakInside: 'avoid',
  borderBottomWidth: '1px',
  _last: { borderBottomWidth: '0' },
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
});

function Row({ cells: { picture, words, stepper, total, remove }, ...item }: BoxProps & { cells: Cells }) {
  return (
    <Box {...item} css={row}>
      <Box gridArea="picture" bg="bg.subtle" borderRadius="l2" overflow="hidden" alignSelf="start">
        {picture}
      </Box>
      <Stack gridArea="words" gap="1" minW="0">
        {words}
      </Stack>
      <Box gridArea="stepper">{stepper}</Box>
      <Box gridArea="total" textAlign="end" alignSelf="center">
        {total}
      </Box>
      <Box gridArea="remove" justifySelf="end" mt={{ base: '-3', _wide: '0' }} me="-3">
        {remove}
      </Box>
    </Box>
  );
}

/** As high as a line whose title takes a line. */
const loading: Cells = {
  picture: <Skeleton aspectRatio={4 / 5} width="full" />,
  words: (
    <Stack gap="2" py="1px">
      <Skeleton height="3" width="24" maxW="full" />
      <Skeleton height="1.225rem" width="56" maxW="full" />
      <Skeleton height="1rem" width="20" maxW="full" />
    </Stack>
  ),
  stepper: <Skeleton height="2.875rem" width="7.625rem" />,
  total: <Skeleton height="6" width="16" ms="auto" />,
  remove: <Box boxSize="11" />,
};

export const RowSkeleton = () => <Row cells={loading} />;

const PICTURE_SIZES = '112px';

const unavailable = (title: string): Cells => ({
  picture: <Picture src="" sizes={PICTURE_SIZES} />,
  words: (
    <>
      <Muted as="h2" fontWeight="600">
        {title}
      </Muted>
      <Text textStyle="sm" color="fg.warning">
        {messages.unavailable}
      </Text>
    </>
  ),
});

function available({ line, item, unitPrice, lineTotal }: Extract<ShownLine, { status: 'available' }>): Cells {
  const { title, category, note, picture, href } = describeItem(item);
  return {
    picture: (
      <Link to={href} tabIndex={-1} aria-hidden="true">
        <Picture src={picture} sizes={PICTURE_SIZES} />
      </Link>
    ),
    words: (
      <>
        <Eyebrow letterSpacing="0.08em" overflowWrap="anywhere">
          {category}
        </Eyebrow>
        <Text as="h2" fontWeight="600" lineHeight="1.35">
          <StyledLink to={href} _hover={{ color: 'leaf.fg', textDecoration: 'underline' }}>
            {title}
          </StyledLink>
        </Text>
        <Small>{note}</Small>
      </>
    ),
    stepper: <QuantityStepper line={line} title={title} />,
    total: (
      <>
        <VisuallyHidden>{`${messages.lineTotal} `}</VisuallyHidden>
        <Amount fontSize="lg">{formatRupees(lineTotal)}</Amount>
        {line.quantity > 1 && <Small fontVariantNumeric="tabular-nums">{messages.each(formatRupees(unitPrice))}</Small>}
      </>
    ),
  };
}

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
  const title = isAvailable ? describeItem(priced.item).title : messages.unavailableItem(product);
  const cells = isAvailable ? available(priced) : priced ? unavailable(title) : loading;
  const remove = (
    <IconButton
      size="sm"
      color="fg.muted"
      _icon={{ boxSize: '4.5' }}
      aria-label={messages.removeItem(title)}
      aria-haspopup="dialog"
      onClick={() => onRemove({ type, product, title })}
    >
      <TrashIcon />
    </IconButton>
  );
  return <Row as="li" data-line={itemId(line)} aria-busy={!priced || undefined} cells={{ ...cells, remove }} />;
}
