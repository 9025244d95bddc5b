import { css } from '@shop/design/styled-system/css';
import { styled } from '@shop/design/styled-system/jsx';

interface SummaryRowProps {
  term: string;
  amount: string;
  /** Indented, as part of the row above. */
  isDetail?: boolean;
  isGood?: boolean;
  isTotal?: boolean;
}

const row = css.raw({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: '4',
  '& dt': { color: 'fg.muted' },
  '& dd': { textStyle: 'price', fontWeight: '400', overflowWrap: 'anywhere' },
});
const detail = css.raw({ ps: '4', textStyle: 'sm', color: 'fg.muted' });
const good = css.raw({ '& dd': { color: 'leaf.fg', fontWeight: '600' } });
const total = css.raw({
  borderTopWidth: '1px',
  mt: '1',
  pt: '3',
  '& dt': { color: 'fg', fontWeight: '600' },
  '& dd': { fontSize: 'min(1.5rem, 10vw)', fontWeight: '600' },
});

/** A term of a total, and its amount at the other end. */
export const SummaryRow = ({ term, amount, isDetail, isGood, isTotal }: SummaryRowProps) => (
  <styled.div css={[row, isDetail ? detail : {}, isGood ? good : {}, isTotal ? total : {}]}>
    <dt>{term}</dt>
    <dd translate={isGood ? undefined : 'no'}>{amount}</dd>
  </styled.div>
);
