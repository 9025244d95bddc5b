import { css } from '@shop/design/styled-system/css';
import { Box, Flex, Grid, Stack, type BoxProps } from '@shop/design/styled-system/jsx';
import { ButtonAnchor, Muted, Text } from '@shop/design/ui/elements';
import { MailIcon } from '@shop/design/ui/subject-icons';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '../../shared/env.ts';
import { CertificateSheet } from './certificate-sheet.tsx';
import { fssai, iso } from './certificates.content.ts';
import { TextLink } from '../../shared/ui/links.ts';
import { Page } from '../../shared/ui/page.tsx';
import { certificateMessages as messages } from './policies.messages.ts';
import { TitleAndLead } from '@shop/design/parts/title-and-lead';

/** A certificate's picture (specification, section 2), a sample drawn by us. */
export function CertificatePage() {
  const { pathname } = useLocation();
  const certificate = pathname === fssai.path ? fssai : iso;
  const { title, lead, covers, check, sheet } = certificate;
  const other = certificate === iso ? fssai : iso;
  return (
    <Page title={title} description={lead}>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'min(26.5rem, 45%) minmax(0, 1fr)' }}
        gridTemplateRows={{ lg: 'auto 1fr' }}
        columnGap={{ lg: '16', xl: '20' }}
        rowGap={{ base: '6', lg: '8' }}
        alignItems="start"
      >
        <TitleAndLead title={title} lead={lead} gridArea={{ lg: '1 / 2' }} maxW={{ base: '34rem', lg: 'none' }} />
        <Box gridArea={{ lg: '1 / 1 / span 2' }} maxW="34rem" position="relative" containerType="inline-size">
          <Box boxShadow="md" borderWidth="1px">
            <CertificateSheet certificate={certificate} />
          </Box>
          <Facts label={messages.facts} facts={sheet.rows} css={readOnSheet} />
        </Box>
        <Stack gap={{ base: '5', lg: '7' }} maxW={{ base: '34rem', lg: 'none' }}>
          <Facts
            label={messages.about}
            facts={[
              { label: messages.covers, value: covers },
              { label: messages.check, value: check },
              { label: messages.also, value: <TextLink to={other.path}>{other.title}</TextLink> },
            ]}
          />
          <Text>{messages.note}</Text>
          <ButtonAnchor
            href={`mailto:${brand.supportEmail}?subject=${encodeURIComponent(title)}`}
            variant="outline"
            alignSelf="flex-start"
          >
            <MailIcon />
            {messages.ask}
          </ButtonAnchor>
        </Stack>
      </Grid>
    </Page>
  );
}

/** On a sheet of this width its letters can be read, so that the list is for screen readers. */
const readOnSheet = css.raw({ '@container (min-width: 20rem)': { srOnly: true } });

interface FactsProps extends BoxProps {
  label: string;
  facts: readonly { label: string; value: ReactNode }[];
}

const Facts = ({ label, facts, ...style }: FactsProps) => (
  <Box as="dl" aria-label={label} borderTopWidth="1px" {...style}>
    {facts.map((fact) => (
      <Flex key={fact.label} wrap="wrap" columnGap="4" py="3" borderBottomWidth="1px">
        <Muted as="dt" flex="0 0 9rem">
          {fact.label}
        </Muted>
        <Text as="dd" flex="1 1 14rem" maxW="65ch" fontVariantNumeric="tabular-nums">
          {fact.value}
        </Text>
      </Flex>
    ))}
  </Box>
);

export { CertificatePage as Component };
