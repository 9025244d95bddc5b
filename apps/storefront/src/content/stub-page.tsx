import { Box, Grid, Stack } from '@shop/design/styled-system/jsx';
import { H2, Muted } from '@shop/design/ui/elements';
import { AskUs } from './company/ask-us.tsx';
import { CompanyTabs } from './company/company-tabs.tsx';
import { paths } from '../shared/paths.ts';
import { pagePictureUrl } from '../shared/portal.ts';
import { StyledLink } from '../shared/ui/links.ts';
import { Page } from '../shared/ui/page.tsx';
import { Picture } from '../shared/ui/picture.tsx';
import { IllustratedText } from './company/illustrated-text.tsx';
import { TitleAndLead } from '@shop/design/parts/title-and-lead';
import { useEntryHere } from '../shared/use-address.ts';
import { stubPages, type Stub } from './stub-page.content.ts';

/** A short page: three sentences, a plant, and two ways on. */
export function StubPage() {
  const stub = useEntryHere(stubPages);
  const isCompanyPage = stub.path.startsWith(paths.about.replace(/about$/, ''));

  return (
    <Page title={stub.title} description={stub.text}>
      {isCompanyPage && <CompanyTabs />}
      <IllustratedText
        picture={
          <Box overflow="hidden" borderRadius="l3" bg="bg.subtle">
            <Picture src={pagePictureUrl(`pages/${stub.picture}.jpg`)} alt="" sizes="(min-width: 1024px) 384px, 92vw" />
          </Box>
        }
      >
        <Stack gap="8">
          <TitleAndLead title={stub.title} lead={stub.text} />
          <Grid columns={{ base: 1, sm: 2 }} gap={{ base: '4', md: '6' }}>
            {stub.steps.map((step) => (
              <Step key={step.to} {...step} />
            ))}
          </Grid>
          <AskUs />
        </Stack>
      </IllustratedText>
    </Page>
  );
}

const Step = ({ label, text, to }: Stub['steps'][number]) => (
  <StyledLink to={to} p="5" bg="bg.panel" borderWidth="1px" borderRadius="l2" _hover={{ borderColor: 'leaf.solid' }}>
    <H2 textStyle="h3" color="leaf.fg">
      {label}
    </H2>
    <Muted pt="1">{text}</Muted>
  </StyledLink>
);

export { StubPage as Component };
