import { Box, Flex, Grid, Stack, type BoxProps } from '@shop/design/styled-system/jsx';
import { Eyebrow, Skeleton } from '@shop/design/ui/elements';
import type { ReactNode } from 'react';
import { useQuestions } from '../features/catalogue/catalogue.api.ts';
import { catalogueMessages } from '../features/catalogue/catalogue.messages.ts';
import { AnswerList, ProductQuestions } from '../features/catalogue/product-questions.tsx';
import { AskUs } from '../features/company/ask-us.tsx';
import { useLists } from '../shared/api/use-lists.ts';
import { AccordionItem } from '@shop/design/parts/accordion-item';
import { chip } from '../shared/ui/chip.styles.ts';
import { ButtonLink } from '../shared/ui/links.ts';
import { Page } from '../shared/ui/page.tsx';
import { ListsNote } from '../shared/ui/retry-panel.tsx';
import { quickLinks, shopQuestions } from './faq-page.content.ts';
import { TitleAndLead } from '@shop/design/parts/title-and-lead';

/** Delivery, payment, returns and GST; then the questions of all product pages (a stub by the specification, section 2). */
export function FaqPage() {
  const list = useQuestions();
  const lists = useLists(list);
  return (
    <Page title={catalogueMessages.faq} description={catalogueMessages.faqLead}>
      <Stack gap={{ base: '5', lg: '8' }}>
        <Flex justify="space-between" direction={{ base: 'column', lg: 'row' }} gap={{ base: '2', lg: '5' }}>
          <TitleAndLead
            title={catalogueMessages.faq}
            lead={catalogueMessages.faqLead}
            gap={{ base: '4', md: '2' }}
            minW="0"
            css={{ '& > p': { fontSize: { lg: '1.0625rem' } } }}
          />
          <Flex
            as="nav"
            aria-label={catalogueMessages.faqQuick}
            gap="2"
            alignItems="flex-start"
            flexShrink={{ lg: '0' }}
            // As in a list, a row of chips that scrolls on phones.
            overflowX={{ base: 'auto', lg: 'visible' }}
            mx={{ base: '-4', sm: '-6', lg: '0' }}
            px={{ base: '4', sm: '6', lg: '0' }}
            py="1"
            scrollbarWidth="none"
          >
            {quickLinks.map(({ label, to }) => (
              <ButtonLink key={to} to={to} size="sm" variant="outline" css={chip}>
                {label}
              </ButtonLink>
            ))}
          </Flex>
        </Flex>
        <Grid
          columns={{ base: 1, lg: 2 }}
          gridTemplateRows={{ lg: 'auto 1fr' }}
          columnGap="16"
          rowGap="8"
          alignItems="start"
        >
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
          <Group title={catalogueMessages.faqProducts} gridColumn={{ lg: '2' }} gridRow={{ lg: '1 / span 2' }}>
            <ListsNote {...lists} />
            {list.data ? (
              <ProductQuestions products={list.data} />
            ) : (
              <Skeleton height="100dvh" aria-busy="true" role="status" aria-label={catalogueMessages.faqLoading} />
            )}
          </Group>
          <AskUs />
        </Grid>
      </Stack>
    </Page>
  );
}

const Group = ({
  title,
  children,
  ...place
}: { title: string; children: ReactNode } & Pick<BoxProps, 'gridColumn' | 'gridRow'>) => (
  <Box as="section" css={{ '& .content': { ps: '4', textWrap: 'pretty' } }} {...place}>
    <Eyebrow as="h2" pb="3" borderBottomWidth="1px">
      {title}
    </Eyebrow>
    {children}
  </Box>
);

export { FaqPage as Component };
