import type { Product } from '@shop/api-contract/model';
import { faqPairs } from '@shop/domain/catalogue/faq-pairs';
import { sentences } from '@shop/domain/catalogue/sentences';
import { AccordionItem } from '@shop/design/parts/accordion-item';
import { SanitizedHtml } from '../../shared/ui/sanitized-html.tsx';
import { catalogueMessages } from './catalogue.messages.ts';
import { CompositionLedger } from './composition-ledger.tsx';
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
          css={{
            '& p': { mb: '3' },
            '& a': { color: 'leaf.fg', textDecoration: 'underline', textDecorationColor: 'currentColor/20' },
          }}
        />
      </AccordionItem>
      <AccordionItem title={catalogueMessages.faqs}>
        <AnswerList pairs={faqPairs(product.product_faqs, product.product_faqs_answers)} />
      </AccordionItem>
    </div>
  );
}
