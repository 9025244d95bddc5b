import type { Product } from '@shop/api-contract/model';
import { Box, Stack } from '@shop/design/styled-system/jsx';
import { Muted, Text } from '@shop/design/ui/elements';
import { faqPairs } from '@shop/domain/catalogue/faq-pairs';

export const FaqList = ({ product }: { product: Pick<Product, 'product_faqs' | 'product_faqs_answers'> }) => (
  <Stack as="dl" gap="5">
    {faqPairs(product.product_faqs, product.product_faqs_answers).map(({ question, answer }, index) => (
      <Box key={index}>
        <Text as="dt" fontWeight="600">
          {question}
        </Text>
        <Muted as="dd">{answer}</Muted>
      </Box>
    ))}
  </Stack>
);
