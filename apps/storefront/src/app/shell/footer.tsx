import { css } from '@shop/design/styled-system/css';
import { Box, Container, Flex, Grid, Stack } from '@shop/design/styled-system/jsx';
import { Muted, Text } from '@shop/design/ui/elements';
import { brand } from '../../shared/env.ts';
import { paths } from '../../shared/paths.ts';
import { ContactLink } from '../../shared/ui/external-links.tsx';
import { StyledLink } from '../../shared/ui/links.ts';
import { SampleMark, sampleNote } from '../../shared/ui/sample-note.tsx';
import { Logo } from './logo.tsx';
import { shellMessages } from './shell.messages.ts';
import { SocialLinks } from './social-links.tsx';

const columns = [
  {
    title: shellMessages.footerShop,
    links: [
      { label: shellMessages.products, to: paths.products },
      { label: shellMessages.offers, to: paths.offers },
      { label: shellMessages.academy, to: paths.academy },
      { label: shellMessages.faq, to: paths.faq },
    ],
  },
  {
    title: shellMessages.footerCompany,
    links: [
      { label: shellMessages.startABusiness, to: paths.aboutStartABusiness },
      { label: shellMessages.fssai, to: paths.fssai },
      { label: shellMessages.iso, to: paths.iso },
      { label: shellMessages.contact, to: paths.contact },
    ],
  },
  {
    title: shellMessages.footerPolicies,
    isWide: true,
    links: [
      { label: shellMessages.privacyPolicy, to: paths.privacyPolicy },
      { label: shellMessages.termsOfUse, to: paths.termsOfUse },
      { label: shellMessages.refundPolicy, to: paths.refundPolicy },
      { label: shellMessages.shippingProcess, to: paths.shippingProcess },
    ],
  },
];

const footerLink = css.raw({
  display: 'inline-flex',
  alignItems: 'center',
  minH: '11',
  minW: '0',
  overflowWrap: 'anywhere',
  color: 'fg.muted',
  _hover: { color: 'fg', textDecoration: 'underline' },
});

/** Between lines that are no links. */
const contact = { minH: '11', alignSelf: 'flex-start', overflowWrap: 'anywhere' } as const;

/** The longest texts: in a narrow footer both columns are theirs. */
const wide = css.raw({
  gridColumn: { base: '1 / -1', _roomy: 'auto' },
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', _roomy: 'minmax(0, 1fr)' },
  columnGap: '4',
  alignItems: { base: 'baseline', _roomy: 'normal' },
});

const lastLine = css.raw({ borderTopWidth: '1px', mt: '10', pt: '6', color: 'fg.muted', fontSize: 'sm' });

export function Footer() {
  return (
    <Box as="footer" bg="bg.subtle" borderTopWidth="1px" mt={{ base: '16', md: '24' }} pb="env(safe-area-inset-bottom)">
      <Container py={{ base: '10', md: '16' }} containerType="inline-size">
        <Grid
          gridTemplateColumns={{
            base: 'repeat(2, minmax(0, 1fr))',
            _roomy: '1.5fr 0.9fr 1fr 1.2fr 1.6fr',
          }}
          columnGap={{ base: '4', lg: '10' }}
          rowGap={{ base: '9', lg: '10' }}
        >
          <Stack gap="4" maxW="24rem" gridColumn={{ base: '1 / -1', _roomy: 'auto' }}>
            <Logo />
            <Muted>{shellMessages.footerAbout}</Muted>
            <SocialLinks />
          </Stack>
          {columns.map(({ title, links, isWide = false }) => (
            <Grid as="nav" aria-label={title} key={title} alignContent="start" css={isWide ? wide : {}} minW="0">
              <Text as="h2" textStyle="eyebrow" pb="2" gridColumn="1 / -1">
                {title}
              </Text>
              {links.map(({ label, to }) => (
                <StyledLink key={to} to={to} css={footerLink}>
                  {label}
                </StyledLink>
              ))}
            </Grid>
          ))}
          <Stack gap="0" minW="0" overflowWrap="anywhere" gridColumn={{ base: '1 / -1', _roomy: 'auto' }}>
            <Text as="h2" textStyle="eyebrow" pb="2">
              {shellMessages.footerContact}
            </Text>
            <Muted as="address" py="2" whiteSpace="pre-line">
              {[brand.legalName, ...brand.address].join('\n')}
            </Muted>
            <ContactLink {...contact} to={brand.supportEmail} />
            <Muted as="div">
              <ContactLink {...contact} to={brand.supportPhone} />
              <SampleMark />
            </Muted>
            <Muted py="2.5">{shellMessages.supportHours}</Muted>
            <Muted pt="3">{shellMessages.grievanceOfficer}</Muted>
            <ContactLink {...contact} to={brand.grievanceOfficer.email} />
          </Stack>
        </Grid>
        <Flex justify="space-between" wrap="wrap" columnGap="6" css={lastLine}>
          <Text>{shellMessages.legal}</Text>
          {sampleNote && <Text flexShrink="0">{sampleNote}</Text>}
        </Flex>
      </Container>
    </Box>
  );
}
