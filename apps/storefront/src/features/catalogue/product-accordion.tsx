import type { Product } from '@shop/api-contract/model';
import { Box, Stack } from '@shop/design/styled-system/jsx';
import { Text } from '@shop/design/ui/elements';
import { faqPairs } from '@shop/domain/catalogue/faq-pairs';
import { sentences } from '@shop/domain/catalogue/small-details';
import { AccordionItem } from '../../shared/ui/accordion-item.tsx';
import { SanitizedHtml } from '../../shared/ui/sanitized-html.tsx';
import { catalogueMessages } from './catalogue.messages.ts';

type Details = Pick<Product, 'small_details' | 'product_details' | 'product_faqs' | 'product_faqs_answers'>;

/** Details, features and questions of a product. */
export function ProductAccordion({ product }: { product: Details }) {
  const faqs = faqPairs(product.product_faqs, product.product_faqs_answers);
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
        <Stack as="dl" gap="5">
          {faqs.map(({ question, answer }, index) => (
            <Box key={index}>
              <Text as="dt" fontWeight="600">
                {question}
              </Text>
              <Text as="dd" color="fg.muted">
                {answer}
              </Text>
            </Box>
          ))}
        </Stack>
      </AccordionItem>
    </div>
  );
}
