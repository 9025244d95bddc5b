import type { Composition } from '@shop/api-contract/model';
import { css } from '@shop/design/styled-system/css';
import { VisuallyHidden } from '@shop/design/ui/elements';
import { paths } from '../../shared/paths.ts';
import { StyledLink } from '../../shared/ui/links.ts';
import { catalogueMessages } from './catalogue.messages.ts';

/** In a narrow column the amount stands beside the name, and the rest below it. */
const WIDE = '@container (min-width: 32rem)';

const look = {
  root: css({ containerType: 'inline-size', mt: '6', mb: '5' }),
  table: css({ display: 'block', lineHeight: '1.5' }),
  caption: css({ display: 'block', textAlign: 'start', textStyle: 'h3', pb: '2' }),
  head: css({
    srOnly: true,
    '& th': { textStyle: 'eyebrow', fontStyle: 'normal', color: 'fg.muted' },
    [WIDE]: { srOnly: false, '& th': { py: '2' } },
  }),
  row: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"plant amount" "latin latin" "part part"',
    columnGap: '4',
    alignItems: 'baseline',
    py: '2.5',
    borderTopWidth: '1px',
    [WIDE]: {
      gridTemplateColumns: 'minmax(6.75rem, 3fr) minmax(0, 5fr) minmax(0, 4fr) 4.75rem',
      gridTemplateAreas: '"plant latin part amount"',
    },
  }),
  plant: css({ gridArea: 'plant', textAlign: 'start', fontWeight: '600' }),
  latin: css({
    gridArea: 'latin',
    textStyle: 'binomial',
    textAlign: 'start',
    // The whole row is the link's.
    '& a': { color: 'leaf.fg', _after: { content: '""', position: 'absolute', inset: '0' } },
    '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  }),
  part: css({
    gridArea: 'part',
    textAlign: 'start',
    color: 'fg.muted',
    '& small': { fontSize: '0.875rem', _before: { content: '" · "' } },
    [WIDE]: { '& small': { display: 'block', _before: { display: 'none' } } },
  }),
  amount: css({ gridArea: 'amount', textStyle: 'price', textAlign: 'end', whiteSpace: 'nowrap' }),
  others: css({
    gridTemplateAreas: '"plant amount"',
    [WIDE]: { gridTemplateAreas: '"plant plant plant amount"' },
    '& th': { fontWeight: '400' },
  }),
  sum: css({ borderTopWidth: '3px', borderTopStyle: 'double', borderColor: 'fg.muted' }),
  also: css({ '&, & td': { display: 'block' }, color: 'fg.muted', borderTopWidth: '1px', py: '2.5' }),
};

/** A label as a ruled table, each Latin name leading to what else is made with the plant. */
export function CompositionLedger({ composition }: { composition: Composition }) {
  const { serving, plants, others, sum } = composition;
  const also = others.filter(({ amount }) => !amount).map(({ name }) => name);
  return (
    <div className={look.root}>
      <table className={look.table}>
        <caption className={look.caption}>{serving}</caption>
        <thead className={look.table}>
          <tr className={`${look.row} ${look.head}`}>
            <th className={look.plant}>{catalogueMessages.plant}</th>
            <th className={look.latin}>{catalogueMessages.latinName}</th>
            <th className={look.part}>{catalogueMessages.part}</th>
            <th className={look.amount}>{catalogueMessages.amount}</th>
          </tr>
        </thead>
        <tbody className={look.table}>
          {plants.map(({ name, binomial, part, amount, note }, index) => (
            <tr key={index} className={look.row}>
              <th scope="row" className={look.plant}>
                {name}
              </th>
              <td className={look.latin}>
                <StyledLink to={paths.productsWithPlant(name)}>
                  <span lang="la" translate="no">
                    {binomial}
                  </span>
                  <VisuallyHidden>{`: ${catalogueMessages.withPlant(name)}`}</VisuallyHidden>
                </StyledLink>
              </td>
              <td className={look.part}>
                <span>{part}</span>
                {note && <small>{note}</small>}
              </td>
              <td className={look.amount} translate="no">
                {amount}
              </td>
            </tr>
          ))}
          {others.map(({ name, amount }, index) => amount && <LedgerLine key={index} name={name} amount={amount} />)}
        </tbody>
        <tfoot className={look.table}>
          {sum && <LedgerLine isSum name={catalogueMessages.sum} amount={sum} />}
          {also.length > 0 && (
            <tr className={look.also}>
              <td colSpan={4}>{catalogueMessages.alsoHolds(also.join(', '))}</td>
            </tr>
          )}
        </tfoot>
      </table>
    </div>
  );
}

const LedgerLine = ({ name, amount, isSum = false }: { name: string; amount: string; isSum?: boolean }) => (
  <tr className={`${look.row} ${look.others} ${isSum ? look.sum : ''}`}>
    <th scope="row" colSpan={3} className={look.plant}>
      {name}
    </th>
    <td className={look.amount} translate="no">
      {amount}
    </td>
  </tr>
);
