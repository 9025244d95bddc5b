import { Notice } from '@shop/design/parts/notice';
import { Grid, Stack, Wrap } from '@shop/design/styled-system/jsx';
import { H2, Muted, Text } from '@shop/design/ui/elements';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { Page } from '../../shared/ui/page.tsx';
import { CompanyTabs } from '../company/company-tabs.tsx';
import { BusinessOpening, OpeningLinks } from './business-opening.tsx';
import { closing, companyHead, opening, opportunity, plan } from './business-plan.content.ts';
import { businessPlanMessages as messages } from './business-plan.messages.ts';
import { IncomeTiles } from './income-tiles.tsx';

/**
 * The business opportunity on its own, and inside the company page's frame: features, what it is, the plan, the twelve
 * income types (specification, sections 1 and 2).
 */
export function StartABussinesPage() {
  const isFramed = useLocation().pathname !== paths.startABusiness;
  const { title, lead } = isFramed ? companyHead : opening;
  return (
    <Page title={title} description={lead} canonicalPath={paths.startABusiness}>
      <CompanyTabs />
      <Stack gap={{ base: '12', md: '20' }} pt={{ md: isFramed ? '4' : '0' }}>
        <BusinessOpening />
        <Grid columns={{ base: 1, lg: 2 }} columnGap="20" rowGap={{ base: '8', lg: '10' }}>
          {[opportunity, plan].map(({ title: heading, paragraphs }) => (
            <Stack key={heading} gap="5" maxW="65ch" lineHeight="1.75">
              <H2>{heading}</H2>
              {paragraphs.map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
            </Stack>
          ))}
          <Notice tone="info">
            <Text fontWeight="600">{messages.payoutsTitle}</Text>
            <Text>{messages.payouts}</Text>
          </Notice>
          <Notice tone="warning">
            <Text fontWeight="600">{messages.notGuaranteed}</Text>
            <Text>{messages.notGuaranteedWhy}</Text>
          </Notice>
        </Grid>
        <IncomeTiles />
        <Wrap justify="space-between" align="center" gap="6" bg="bg.subtle" borderWidth="1px" borderRadius="l3" p="8">
          <Stack gap="2" maxW="min(52ch, 100%)">
            <H2>{closing.title}</H2>
            <Muted>{closing.text}</Muted>
          </Stack>
          <OpeningLinks />
        </Wrap>
      </Stack>
    </Page>
  );
}

export { StartABussinesPage as Component };
