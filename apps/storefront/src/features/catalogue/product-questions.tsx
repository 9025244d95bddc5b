import { AccordionItem } from '@shop/design/parts/accordion-item';
import { Box, Stack } from '@shop/design/styled-system/jsx';
import { Muted, Text } from '@shop/design/ui/elements';
import { faqPairs } from '@shop/domain/catalogue/faq-pairs';
import { paths } from '../../shared/paths.ts';
import { TextLink } from '../../shared/ui/links.ts';
import type { ProductWithQuestions } from './catalogue.api.ts';
import { catalogueMessages } from './catalogue.messages.ts';

export const ProductQuestions = ({ products }: { products: readonly ProductWithQuestions[] }) =>
  [...new Set(products.map(({ category_name }) => category_name))].map((category) => {
    const its = products
      .filter(({ category_name }) => category_name === category)
      .map((product) => ({ product, pairs: faqPairs(product.product_faqs, product.product_faqs_answers) }));
    const count = its.reduce((sum, { pairs }) => sum + pairs.length, 0);
    return (
      <AccordionItem key={category} title={category} note={catalogueMessages.questionCount(count)} level={3}>
        <Stack gap="8">
          {its.map(({ product, pairs }) => (
            <Stack key={product.id} gap="4">
              <Text as="h4" textStyle="md" fontWeight="600">
                <TextLink to={paths.product(product.product_slug)}>{product.product_title}</TextLink>
              </Text>
              <AnswerList pairs={pairs} />
            </Stack>
          ))}
        </Stack>
      </AccordionItem>
    );
  });

export const AnswerList = ({ pairs }: { pairs: readonly { question: string; answer: string }[] }) => (
  <Stack as="dl" gap="5">
    {pairs.map(({ question, answer }, index) => (
      <Box key={index}>
        <Text as="dt" fontWeight="600">
          {question}
        </Text>
        <Muted as="dd">{answer}</Muted>
      </Box>
    ))}
  </Stack>
);
