import { Box, Grid, Stack } from '@shop/design/styled-system/jsx';
import { Amount, Eyebrow, H2, Heading, IconButton, Small, Text, VisuallyHidden } from '@shop/design/ui/elements';
import { TrashIcon } from '@shop/design/ui/subject-icons';
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

const stacked = {
  columns: '5.5rem minmax(0, 1fr) auto',
  areas: '"picture words remove" "picture stepper total"',
};
/**
 * Container widths: below the first, quantity and total move under the picture; below the second, everything stacks.
 */
const narrowest = {
  '@media (max-width: 23.3em)': { gridTemplateAreas: '"picture words remove" "stepper stepper total"' },
  '@media (max-width: 17em)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"picture remove" "words words" "stepper stepper" "total total"',
  },
};
const inLine = {
  columns: '7rem minmax(0, 1fr) auto 6rem auto',
  areas: '"picture words stepper total remove"',
};

/** Picture, text and Remove, with quantity and total below in narrow containers and beside in wide ones. */
export function RowFrame({ picture, words, stepper, total, remove }: RowFrameProps) {
  return (
    <Grid
      gridTemplateColumns={{ base: stacked.columns, md: inLine.columns, lg: stacked.columns, xl: inLine.columns }}
      gridTemplateAreas={{ base: stacked.areas, md: inLine.areas, lg: stacked.areas, xl: inLine.areas }}
      gridTemplateRows={{ base: '1fr auto', md: 'auto', lg: '1fr auto', xl: 'auto' }}
      columnGap={{ base: '4', md: '6' }}
      rowGap="3"
      alignItems={{ base: 'start', md: 'center', lg: 'start', xl: 'center' }}
      py={{ base: '5', md: '6' }}
      css={narrowest}
    >
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
      <Box gridArea="remove" justifySelf="end" mt={{ base: '-3', md: '0', lg: '-3', xl: '0' }} me="-3">
        {remove}
      </Box>
    </Grid>
  );
}

interface CartRowProps {
  shown: ShownLine;
  onRemove: () => void;
}

const PICTURE_SIZES = '112px';

/** One line of the cart, a product's or an offer's. */
export function CartRow({ shown, onRemove }: CartRowProps) {
  const { line } = shown;
  const details = shown.status === 'available' ? describeItem(shown.item) : null;
  const title = details?.title ?? cartMessages.unavailableItem(line.product);

  const remove = (
    <IconButton
      variant="ghost"
      size="sm"
      color="fg.muted"
      aria-label={cartMessages.removeItem(title)}
      aria-haspopup="dialog"
      onClick={onRemove}
    >
      <TrashIcon />
    </IconButton>
  );

  if (shown.status === 'unavailable' || !details) {
    return (
      <RowFrame
        picture={<Picture src="" alt="" sizes={PICTURE_SIZES} />}
        words={
          <Stack gap="1">
            <H2 textStyle="md" fontFamily="body" fontWeight="600" color="fg.muted">
              {title}
            </H2>
            <Text textStyle="sm" color="fg.warning">
              {cartMessages.unavailable}
            </Text>
          </Stack>
        }
        remove={remove}
      />
    );
  }

  return (
    <RowFrame
      picture={
        <Link to={details.href} tabIndex={-1} aria-hidden="true">
          <Picture src={details.picture} alt="" sizes={PICTURE_SIZES} />
        </Link>
      }
      words={
        <Stack gap="1">
          <Eyebrow fontSize="0.6875rem" truncate>
            {details.category}
          </Eyebrow>
          <Heading as="h2" fontSize="md" fontFamily="body" fontWeight="600" lineHeight="1.35">
            <StyledLink to={details.href} _hover={{ color: 'leaf.fg', textDecoration: 'underline' }}>
              {title}
            </StyledLink>
          </Heading>
          <Small>{details.note}</Small>
          <Small fontVariantNumeric="tabular-nums">{cartMessages.each(formatRupees(shown.unitPrice))}</Small>
        </Stack>
      }
      stepper={<QuantityStepper line={line} title={title} />}
      total={
        <>
          <VisuallyHidden>{`${cartMessages.lineTotal} `}</VisuallyHidden>
          <Amount fontSize="lg">{formatRupees(shown.lineTotal)}</Amount>
        </>
      }
      remove={remove}
    />
  );
}
