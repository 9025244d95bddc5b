import type { Product, Composition } from '@shop/api-contract/model';
import { AccordionItem } from '@shop/design/parts/accordion-item';
import { css } from '@shop/design/styled-system/css';
import { VisuallyHidden } from '@shop/design/ui/elements';
import { faqPairs } from '@shop/domain/catalogue/faq-pairs';
import { sentences } from '@shop/domain/catalogue/sentences';
import { paths } from '../../shared/paths.ts';
import { StyledLink } from '../../shared/ui/links.ts';
import { SanitizedHtml } from '../../shared/ui/sanitized-html.tsx';
import { catalogueMessages } from './catalogue.messages.ts';
import { AnswerList } from './product-questions.tsx';

export function ProductAccordion({ product }: { product: Product }) {
  return (
    <div>
      <AccordionItem isOpenAtFirst title={catalogueMessages.details}>
        <ul>
          {sentences(product.small_details).map((sentence, index) => (
            <li key={index}>{sentence}</li>
          ))}
        </ul>
      </AccordionItem>
      <AccordionItem isOpenAtFirst title={catalogueMessages.features}>
        {product.composition && <CompositionLedger composition={product.composition} />}
        <SanitizedHtml
          html={product.product_details}
          // A wide table scrolls by itself.
          overflowX="auto"
          css={{
            '& p': { mb: '3' },
            '& a': { color: 'leaf.fg', textDecoration: 'underline', textDecorationColor: 'underline' },
          }}
        />
      </AccordionItem>
      <AccordionItem title={catalogueMessages.faqs}>
        <AnswerList pairs={faqPairs(product.product_faqs, product.product_faqs_answers)} />
      </AccordionItem>
    </div>
  );
}

const ledger = css({
  width: 'full',
  mt: '6',
  mb: '5',
  lineHeight: '1.5',
  '& caption': { textAlign: 'start', textStyle: 'h3', pb: '2' },
  '& tr': { borderTopWidth: '1px' },
  '& :is(th, td)': { py: '2.5', pe: '2', textAlign: 'start', verticalAlign: 'baseline' },
  '& *': { overflowWrap: 'anywhere' },
  '& thead th:first-child': { width: '45%' },
  '& thead th': { textStyle: 'eyebrow', color: 'fg.muted' },
  '& tbody th': { position: 'relative', fontWeight: '600' },
  '& th[colspan]': { fontWeight: '400' },
  '& td': { color: 'fg.muted' },
  '& :is(td, th):last-child:not([colspan])': { pe: '0', textAlign: 'end', whiteSpace: 'nowrap' },
  '& td:last-child:not([colspan])': { textStyle: 'price', color: 'fg' },
  // The whole cell is the link's.
  '& a': {
    display: 'block',
    textStyle: 'binomial',
    color: 'leaf.fg',
    _before: { content: '""', position: 'absolute', inset: '0' },
  },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& small': { display: 'block', fontSize: 'sm' },
  '& .sum': { borderTopWidth: '3px', borderTopStyle: 'double', borderColor: 'fg.muted' },
});

/** A label as a ruled table, each Latin name leading to what else is made with the plant. */
function CompositionLedger({ composition }: { composition: Composition }) {
  const { serving, plants, others, sum } = composition;
  const also = others.filter(({ amount }) => !amount).map(({ name }) => name);
  return (
    <table className={ledger}>
      <caption>{serving}</caption>
      <thead>
        <tr>
          <th>{catalogueMessages.plant}</th>
          <th>{catalogueMessages.part}</th>
          <th>{catalogueMessages.amount}</th>
        </tr>
      </thead>
      <tbody>
        {plants.map(({ name, binomial, part, amount, note }, index) => (
          <tr key={index}>
            <th scope="row">
              {name}
              <StyledLink to={paths.productList({ plant: name })}>
                <span lang="la" translate="no">
                  {binomial}
                </span>
                <VisuallyHidden>{`: ${catalogueMessages.withPlant(name)}`}</VisuallyHidden>
              </StyledLink>
            </th>
            <td>
              <span>{part}</span>
              {note && <small>{note}</small>}
            </td>
            <td translate="no">{amount}</td>
          </tr>
        ))}
        {others.map(({ name, amount }, index) => amount && <Line key={index} name={name} amount={amount} />)}
        {sum && <Line className="sum" name={catalogueMessages.sum} amount={sum} />}
        {also.length > 0 && (
          <tr>
            <td colSpan={3}>{catalogueMessages.alsoHolds(also.join(', '))}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

const Line = ({ name, amount, className }: { name: string; amount: string; className?: string }) => (
  <tr className={className}>
    <th scope="row" colSpan={2}>
      {name}
    </th>
    <td translate="no">{amount}</td>
  </tr>
);
