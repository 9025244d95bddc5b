import { Box, Stack } from '@shop/design/styled-system/jsx';
import { Skeleton } from '@shop/design/ui/elements';
import { useListQuestionsQuery } from '../features/catalogue/catalogue.api.ts';
import { catalogueMessages } from '../features/catalogue/catalogue.messages.ts';
import { AnswerList, ProductQuestions } from '../features/catalogue/product-questions.tsx';
import { AskUs } from '../features/company/ask-us.tsx';
import { listResult, useLists } from '../shared/api/use-lists.ts';
import { AccordionItem } from '@shop/design/parts/accordion-item';
import { Page } from '../shared/ui/page.tsx';
import { PagePicture } from '../shared/ui/page-picture.tsx';
import { IllustratedText } from '../features/company/illustrated-text.tsx';
import { ListsNote } from '../shared/ui/retry-panel.tsx';
import { shopQuestions } from './faq-page.content.ts';
import { TitleAndLead } from '@shop/design/parts/title-and-lead';

/** Delivery, payment, returns and GST; then the questions of all product pages (a stub by the specification, section 2). */
export function FaqPage() {
  const list = useListQuestionsQuery(undefined, { selectFromResult: listResult });
  const lists = useLists(list);
  return (
    <Page title={catalogueMessages.faq} description={catalogueMessages.faqLead}>
      <IllustratedText picture={<PagePicture name="faq" />}>
        <Stack gap="8">
          <Stack gap="4">
            <TitleAndLead title={catalogueMessages.faq} lead={catalogueMessages.faqLead} />
          </Stack>
          <Box borderTopWidth="1px">
            {shopQuestions.map(({ title, pairs }) => (
              <AccordionItem key={title} title={title}>
                <AnswerList pairs={pairs} />
              </AccordionItem>
            ))}
            <ListsNote {...lists} />
            {list.data ? (
              <ProductQuestions products={list.data} />
            ) : (
              <Skeleton height="100dvh" aria-busy="true" role="status" aria-label={catalogueMessages.faqLoading} />
            )}
          </Box>
          <AskUs />
        </Stack>
      </IllustratedText>
    </Page>
  );
}

export { FaqPage as Component };
