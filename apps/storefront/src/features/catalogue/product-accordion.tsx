import { Box, Stack, Text, type SystemStyleObject } from '@chakra-ui/react';
import type { Product } from '@shop/api-contract/model';
import { ChevronDownIcon } from '@shop/design/ui/icons';
import { faqPairs } from '@shop/domain/catalogue/faq-pairs';
import { sentences } from '@shop/domain/catalogue/small-details';
import { useId, useState, type ReactNode } from 'react';
import { SanitizedHtml } from '../../shared/ui/sanitized-html.tsx';
import { catalogueMessages } from './catalogue.messages.ts';

type Details = Pick<Product, 'small_details' | 'product_details' | 'product_faqs' | 'product_faqs_answers'>;

interface PartProps {
  title: string;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** A heading to press and what it opens: no machine, so that a press that comes before the page is alive is not lost. */
function Part({ title, isOpenAtFirst = false, children }: PartProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  return (
    <Box css={styles} data-open={isOpen || undefined}>
      <h2>
        <button
          type="button"
          id={id}
          aria-expanded={isOpen}
          aria-controls={`${id}-part`}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <ChevronDownIcon />
        </button>
      </h2>
      <div className="opened">
        <div role="region" id={`${id}-part`} aria-labelledby={id}>
          <div className="told">{children}</div>
        </div>
      </div>
    </Box>
  );
}

const styles: SystemStyleObject = {
  borderBottomWidth: '1px',
  overflowAnchor: 'none',
  '& h2 button': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    width: 'full',
    py: '5',
    textStyle: 'h3',
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& h2 svg': { flexShrink: '0', color: 'fg.muted', transition: 'rotate 0.2s' },
  '&[data-open] h2 svg': { rotate: '180deg' },
  '& .opened': { display: 'grid', gridTemplateRows: '0fr', transition: 'grid-template-rows 0.2s' },
  '&[data-open] .opened': { gridTemplateRows: '1fr' },
  // Closed it is not there for the keyboard and for screen readers either.
  '& [role=region]': { minH: '0', overflow: 'hidden', visibility: 'hidden', transition: 'visibility 0.2s' },
  '&[data-open] [role=region]': { visibility: 'visible' },
  '& .told': { pt: '2.5', pb: '6', maxW: '65ch', lineHeight: '1.7' },
  '& .told ul': { display: 'flex', flexDirection: 'column', gap: '2', listStyle: 'disc', paddingInlineStart: '5' },
  '& .told li': { display: 'list-item', _marker: { color: 'leaf.fg' } },
};

/** What there is to read about a product: details, features, questions. */
export function ProductAccordion({ product }: { product: Details }) {
  const faqs = faqPairs(product.product_faqs, product.product_faqs_answers);
  return (
    <div>
      <Part isOpenAtFirst title={catalogueMessages.details}>
        <ul>
          {sentences(product.small_details).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Part>
      <Part title={catalogueMessages.features}>
        <SanitizedHtml
          html={product.product_details}
          css={{
            '& p': { marginBottom: '3' },
            '& a': { textDecoration: 'underline', color: 'leaf.fg' },
          }}
        />
      </Part>
      <Part title={catalogueMessages.faqs}>
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
    </div>
  );
}
