import { css } from '@shop/design/styled-system/css';
import { Flex } from '@shop/design/styled-system/jsx';
import { Text } from '@shop/design/ui/elements';

interface SummaryRowProps {
  term: string;
  amount: string;
  /** Indented, as part of the row above. */
  isDetail?: boolean;
  isGood?: boolean;
  isTotal?: boolean;
}

const totalRow = css.raw({ borderTopWidth: '1px', mt: '1', pt: '3' });

/** A term of a total, and its amount at the other end. */
export function SummaryRow({ term, amount, isDetail = false, isGood = false, isTotal = false }: SummaryRowProps) {
  return (
    <Flex
      justify="space-between"
      align="baseline"
      wrap="wrap"
      columnGap="4"
      ps={isDetail ? '4' : '0'}
      css={isTotal ? totalRow : {}}
    >
      <Text
        as="dt"
        color={isTotal ? 'fg' : 'fg.muted'}
        textStyle={isDetail ? 'sm' : 'md'}
        fontWeight={isTotal ? '600' : '400'}
      >
        {term}
      </Text>
      <Text
        as="dd"
        textStyle="price"
        htmlTranslate={isGood ? undefined : 'no'}
        overflowWrap="anywhere"
        fontWeight={isTotal || isGood ? '600' : '400'}
        fontSize={isTotal ? 'min(1.5rem, 10vw)' : isDetail ? 'sm' : 'md'}
        color={isGood ? 'leaf.fg' : isDetail ? 'fg.muted' : 'fg'}
      >
        {amount}
      </Text>
    </Flex>
  );
}
