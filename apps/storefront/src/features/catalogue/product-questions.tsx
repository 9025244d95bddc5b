import type { Product } from '@shop/api-contract/model';
import { Stack } from '@shop/design/styled-system/jsx';
import { H3 } from '@shop/design/ui/elements';
import { paths } from '../../shared/paths.ts';
import { AccordionItem } from '../../shared/ui/accordion-item.tsx';
import { TextLink } from '../../shared/ui/links.ts';
import { FaqList } from './faq-list.tsx';

export const ProductQuestions = ({ products }: { products: readonly Product[] }) =>
  [...new Set(products.map(({ category_name }) => category_name))].map((category) => (
    <AccordionItem key={category} title={category}>
      <Stack gap="8">
        {products
          .filter(({ category_name }) => category_name === category)
          .map((product) => (
            <Stack key={product.id} gap="4">
              <H3 textStyle="md" fontFamily="body" fontWeight="600">
                <TextLink to={paths.product(product.product_slug)} color="leaf.fg">
                  {product.product_title}
                </TextLink>
              </H3>
              <FaqList product={product} />
            </Stack>
          ))}
      </Stack>
    </AccordionItem>
  ));
