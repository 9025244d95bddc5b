import type { Product } from '@shop/api-contract/model';
import { sentences } from '@shop/domain/catalogue/small-details';
import { AccordionItem } from '@shop/design/parts/accordion-item';
import { SanitizedHtml } from '../../shared/ui/sanitized-html.tsx';
import { catalogueMessages } from './catalogue.messages.ts';
import { FaqList } from './product-questions.tsx';

type Details = Pick<Product, 'small_details' | 'product_details' | 'product_faqs' | 'product_faqs_answers'>;

export function ProductAccordion({ product }: { product: Details }) {
  return (
    <div>
      <AccordionItem isOpenAtFirst title={catalogueMessages.details}>
        <ul>
          {sentences(product.small_details).map((sentence, index) => (
            <li key={index}>{sentence}</li>
          ))}
        </ul>
      </AccordionItem>
      <AccordionItem title={catalogueMessages.features}>
        <SanitizedHtml
          html={product.product_details}
          css={{
            '& p': { marginBottom: '3' },
            '& a': { textDecoration: 'underline', color: 'leaf.fg' },
          }}
        />
      </AccordionItem>
      <AccordionItem title={catalogueMessages.faqs}>
        <FaqList product={product} />
      </AccordionItem>
    </div>
  );
}
