import { Box, Flex, Grid, Stack } from '@shop/design/styled-system/jsx';
import { ButtonAnchor, Muted, Text } from '@shop/design/ui/elements';
import { MailIcon } from '@shop/design/ui/subject-icons';
import { brand } from '../shared/env.ts';
import { CertificateSheet } from '../features/policies/certificate-sheet.tsx';
import { certificates } from '../features/policies/certificates.content.ts';
import { Page } from '../shared/ui/page.tsx';
import { useEntryHere } from '../shared/use-address.ts';
import { certificateMessages as messages } from '../features/policies/policies.messages.ts';
import { TitleAndLead } from '@shop/design/parts/title-and-lead';

/** A certificate's picture (specification, section 2), a sample drawn by us. */
export function CertificatePage() {
  const certificate = useEntryHere(certificates);
  const { title, lead, sheet } = certificate;
  return (
    <Page title={title} description={lead}>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'min(25rem, 40%) minmax(0, 1fr)' }}
        gridTemplateRows={{ lg: 'auto 1fr' }}
        columnGap={{ lg: '20' }}
        rowGap={{ base: '6', lg: '5' }}
        alignItems="start"
      >
        <TitleAndLead title={title} lead={lead} gridArea={{ lg: '1 / 2' }} gap={{ base: '3', md: '5' }} maxW="34rem" />
        <Box gridArea={{ lg: '1 / 1 / span 2' }} boxShadow="md" borderWidth="1px" maxW="34rem">
          <CertificateSheet certificate={certificate} />
        </Box>
        <Stack gap="5" maxW="34rem">
          <Box as="dl" aria-label={messages.facts} borderTopWidth="1px">
            {sheet.rows.map(({ label, value }) => (
              <Flex key={label} wrap="wrap" columnGap="4" py="2.5" borderBottomWidth="1px">
                <Muted as="dt" flex="0 0 9rem">
                  {label}
                </Muted>
                <Text as="dd" flex="1 1 9rem" fontVariantNumeric="tabular-nums">
                  {value}
                </Text>
              </Flex>
            ))}
          </Box>
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

export { CertificatePage as Component };
