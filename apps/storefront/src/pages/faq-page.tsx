import { Box, Container, Stack } from '@shop/design/styled-system/jsx';
import { Skeleton } from '@shop/design/ui/elements';
import { catalogueApi, useListProductsQuery } from '../features/catalogue/catalogue.api.ts';
import { catalogueMessages } from '../features/catalogue/catalogue.messages.ts';
import { ProductQuestions } from '../features/catalogue/product-questions.tsx';
import { AskUs } from '../features/company/ask-us.tsx';
import { listResult, useLists } from '../shared/api/use-lists.ts';
import { pageLoader } from '../shared/page-loader.ts';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { PageHead } from '../shared/ui/page-head.tsx';
import { Plate } from '../shared/ui/plate.tsx';
import { IllustratedText } from '../features/company/illustrated-text.tsx';
import { RetryPanel } from '../shared/ui/retry-panel.tsx';
import { TitleAndLead } from '../shared/ui/title-and-lead.tsx';

export const loader = pageLoader((dispatch) => [dispatch(catalogueApi.endpoints.listProducts.initiate())]);

/** The questions of all product pages (a stub by the specification, section 2). */
export function FaqPage() {
  const list = useListProductsQuery(undefined, { selectFromResult: listResult });
  const lists = useLists(list);
  return (
    <Container>
      <PageHead title={catalogueMessages.faq} description={catalogueMessages.faqLead} />
      <Breadcrumbs trail={[{ label: catalogueMessages.faq }]} />
      <IllustratedText picture={<Plate name="faq" />}>
        <Stack gap="8">
          <Stack gap="4">
            <TitleAndLead title={catalogueMessages.faq} lead={catalogueMessages.faqLead} />
          </Stack>
          <RetryPanel {...lists} />
          {list.data ? (
            <Box borderTopWidth="1px">
              <ProductQuestions products={list.data} />
            </Box>
          ) : (
            <Skeleton height="100dvh" aria-busy="true" role="status" aria-label={catalogueMessages.faqLoading} />
          )}
          <AskUs />
        </Stack>
      </IllustratedText>
    </Container>
  );
}

export { FaqPage as Component };
