import type { Product } from '@shop/api-contract/model';
import { faqPairs } from '@shop/domain/catalogue/faq-pairs';
import { sentences } from '@shop/domain/catalogue/sentences';
import { AccordionItem } from '@shop/design/parts/accordion-item';
import { readComposition } from '@shop/domain/catalogue/composition';
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
        <Features html={product.product_details} />
      </AccordionItem>
      <AccordionItem title={catalogueMessages.faqs}>
        <AnswerList pairs={faqPairs(product.product_faqs, product.product_faqs_answers)} />
      </AccordionItem>
    </div>
  );
}

/** The text of the features, with a ledger in place of the list that is one. */
function Features({ html }: { html: string }) {
  const composition = readComposition(html);
  if (!composition) return <FeaturesText html={html} />;
  return (
    <>
      <FeaturesText html={composition.before} />
      <CompositionLedger composition={composition} />
      <FeaturesText html={composition.after} />
    </>
  );
}

const FeaturesText = ({ html }: { html: string }) => (
  <SanitizedHtml html={html} css={{ '& p': { mb: '3' }, '& a': { textDecoration: 'underline', color: 'leaf.fg' } }} />
);
