import { AccordionItem } from '@shop/design/parts/accordion-item';
import { TitleAndLead } from '@shop/design/parts/title-and-lead';
import { Box, Flex, Grid, Stack } from '@shop/design/styled-system/jsx';
import { Eyebrow, Skeleton } from '@shop/design/ui/elements';
import type { ReactNode } from 'react';
import { AskUs } from '../../content/company/ask-us.tsx';
import { useLists } from '../../shared/api/use-lists.ts';
import { TextLink } from '../../shared/ui/links.ts';
import { Page } from '../../shared/ui/page.tsx';
import { ListsNote } from '../../shared/ui/retry-panel.tsx';
import { useQuestions } from './catalogue.api.ts';
import { catalogueMessages } from './catalogue.messages.ts';
import { quickLinks, shopQuestions } from './faq-page.content.ts';
import { AnswerList, ProductQuestions } from './product-questions.tsx';

/** Delivery, payment, returns and GST; then the questions of all product pages (a stub by the specification, section 2). */
export default function FaqPage() {
  const list = useQuestions();
  const lists = useLists(list);
  return (
    <Page title={catalogueMessages.faq} description={catalogueMessages.faqLead}>
      <Stack gap={{ base: '5', lg: '8' }}>
        <Flex justify="space-between" direction={{ base: 'column', lg: 'row' }} gap={{ base: '2', lg: '5' }}>
          <TitleAndLead title={catalogueMessages.faq} lead={catalogueMessages.faqLead} minW="0" />
          <Flex
            as="nav"
            aria-label={catalogueMessages.faqQuick}
            wrap="wrap"
            columnGap={{ base: '3.5', md: '6' }}
            alignSelf={{ lg: 'flex-end' }}
            flexShrink={{ lg: '0' }}
          >
            {quickLinks.map(({ label, to }) => (
              <TextLink key={to} to={to} py={{ base: '2.5', lg: '1' }}>
                {label}
              </TextLink>
            ))}
          </Flex>
        </Flex>
        <Grid columns={{ base: 1, lg: 2 }} columnGap="16" rowGap="8" alignItems="start">
          <Stack gap="8">
            <Group title={catalogueMessages.faqOrders}>
              {shopQuestions.map(({ title, pairs }, index) => (
                <AccordionItem
                  key={title}
                  title={title}
                  note={catalogueMessages.questionCount(pairs.length)}
                  level={3}
                  isOpenAtFirst={index === 0}
                >
                  <AnswerList pairs={pairs} />
                </AccordionItem>
              ))}
            </Group>
            <AskUs />
          </Stack>
          <Group title={catalogueMessages.faqProducts}>
            <ListsNote {...lists} />
            {list.data ? (
              <ProductQuestions products={list.data} />
            ) : (
              <Skeleton height="100dvh" aria-busy="true" role="status" aria-label={catalogueMessages.faqLoading} />
            )}
          </Group>
        </Grid>
      </Stack>
    </Page>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box as="section" css={{ '& .content': { textWrap: 'pretty' } }}>
    <Eyebrow as="h2" pb="3" borderBottomWidth="1px">
      {title}
    </Eyebrow>
    {children}
  </Box>
);
