import { Accordion, Box, List, Stack, Text } from '@chakra-ui/react';
import '@shop/design/recipes/accordion';
import '@shop/design/recipes/list';
import type { Product } from '@shop/api-contract/model';
import { faqPairs } from '@shop/domain/catalogue/faq-pairs';
import { sentences } from '@shop/domain/catalogue/small-details';
import type { ReactNode } from 'react';
import { SanitizedHtml } from '../../shared/ui/sanitized-html.tsx';
import { catalogueMessages } from './catalogue.messages.ts';

type Details = Pick<Product, 'small_details' | 'product_details' | 'product_faqs' | 'product_faqs_answers'>;

interface PartProps {
  value: string;
  title: string;
  children: ReactNode;
}

function Part({ value, title, children }: PartProps) {
  return (
    <Accordion.Item value={value}>
      <Box as="h2">
        <Accordion.ItemTrigger py="5" textStyle="h3" cursor="pointer">
          {title}
          <Accordion.ItemIndicator ms="auto" />
        </Accordion.ItemTrigger>
      </Box>
      <Accordion.ItemContent>
        <Accordion.ItemBody pb="6" maxW="65ch" lineHeight="1.7">
          {children}
        </Accordion.ItemBody>
      </Accordion.ItemContent>
    </Accordion.Item>
  );
}

/** What there is to read about a product: details, features, questions. */
export function ProductAccordion({ product }: { product: Details }) {
  const faqs = faqPairs(product.product_faqs, product.product_faqs_answers);
  return (
    <Accordion.Root multiple defaultValue={['details']} variant="outline" size="lg">
      <Part value="details" title={catalogueMessages.details}>
        <List.Root gap="2" ps="5" _marker={{ color: 'leaf.fg' }}>
          {sentences(product.small_details).map((sentence) => (
            <List.Item key={sentence}>{sentence}</List.Item>
          ))}
        </List.Root>
      </Part>
      <Part value="features" title={catalogueMessages.features}>
        <SanitizedHtml
          html={product.product_details}
          css={{
            '& p': { marginBottom: '3' },
            '& ul': { listStyle: 'disc', paddingInlineStart: '5' },
            '& a': { textDecoration: 'underline', color: 'leaf.fg' },
          }}
        />
      </Part>
      <Part value="faqs" title={catalogueMessages.faqs}>
        <Stack as="dl" gap="5">
          {faqs.map(({ question, answer }) => (
            <Box key={question}>
              <Text as="dt" fontWeight="600">
                {question}
              </Text>
              <Text as="dd" color="fg.muted">
                {answer}
              </Text>
            </Box>
          ))}
        </Stack>
      </Part>
    </Accordion.Root>
  );
}
