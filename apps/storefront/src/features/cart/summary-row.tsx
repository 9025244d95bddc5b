import { css } from '@shop/design/styled-system/css';
import { styled } from '@shop/design/styled-system/jsx';
import { cartMessages as messages } from './cart.messages.ts';

const row = css.raw({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: '4',
  '& dt': { color: 'fg.muted' },
  '& dd': { textStyle: 'price', fontWeight: '400', overflowWrap: 'anywhere' },
});

const kinds = {
  /** Indented, as part of the row above. */
  detail: css.raw({ ps: '4', textStyle: 'sm', color: 'fg.muted' }),
  good: css.raw({ '& dd': { color: 'leaf.fg', fontWeight: '600' } }),
  total: css.raw({
    borderTopWidth: '1px',
    mt: '1',
    pt: '3',
    '& dt': { color: 'fg', fontWeight: '600' },
    '& dd': { fontSize: 'min(1.5rem, 10vw)', fontWeight: '600' },
  }),
};

interface SummaryRowProps {
  term: string;
  amount: string;
  kind?: keyof typeof kinds | undefined;
}

/** A term of a total, and its amount at the other end. */
export const SummaryRow = ({ term, amount, kind }: SummaryRowProps) => (
  <styled.div css={[row, kind ? kinds[kind] : {}]}>
    <dt>{term}</dt>
    <dd translate={kind === 'good' ? undefined : 'no'}>{amount}</dd>
  </styled.div>
);

/** @param amount shown unless it is free */
export const ShippingRow = ({ amount, isFree }: { amount: string; isFree: boolean }) => (
  <SummaryRow
    term={messages.shipping}
    amount={isFree ? messages.freeShipping : amount}
    kind={isFree ? 'good' : undefined}
  />
);
