import { Box, Container, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { brand } from '../../shared/brand.ts';
import { paths } from '../../shared/paths.ts';
import { laterPart } from '../../shared/ui/later-part.ts';
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
    links: [
      { label: shellMessages.privacyPolicy, to: paths.privacyPolicy },
      { label: shellMessages.termsOfUse, to: paths.termsOfUse },
      { label: shellMessages.refundPolicy, to: paths.refundPolicy },
      { label: shellMessages.shippingProcess, to: paths.shippingProcess },
    ],
  },
];

const FooterLink = ({ children }: { children: ReactNode }) => (
  <Box
    asChild
    display="inline-flex"
    alignItems="center"
    minH="11"
    minW="0"
    overflowWrap="anywhere"
    color="fg.muted"
    _hover={{ color: 'fg', textDecoration: 'underline' }}
  >
    {children}
  </Box>
);

/** On every page: who we are, how to reach us, and every page that must be findable. */
export function Footer() {
  return (
    <Box
      as="footer"
      bg="bg.subtle"
      borderTopWidth="1px"
      mt={{ base: '16', md: '24' }}
      pb="env(safe-area-inset-bottom)"
      {...laterPart('60rem')}
    >
      <Container py={{ base: '10', md: '16' }}>
        <Grid
          templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: '1.5fr 0.9fr 1fr 1.2fr 1.6fr' }}
          columnGap={{ base: '4', lg: '10' }}
          rowGap={{ base: '9', lg: '10' }}
        >
          <Stack gap="4" maxW="24rem" gridColumn={{ base: '1 / -1', lg: 'auto' }}>
            <Logo />
            <Text color="fg.muted">{shellMessages.footerAbout}</Text>
            <SocialLinks />
          </Stack>
          {columns.map(({ title, links }) => (
            <Stack as="nav" aria-label={title} key={title} gap="0" minW="0">
              <Heading as="h2" textStyle="eyebrow" fontFamily="body" pb="2">
                {title}
              </Heading>
              {links.map(({ label, to }) => (
                <FooterLink key={to}>
                  <Link to={to}>{label}</Link>
                </FooterLink>
              ))}
            </Stack>
          ))}
          <Stack gap="0" minW="0" overflowWrap="anywhere" fontSize={{ base: 'sm', md: 'md' }}>
            <Heading as="h2" textStyle="eyebrow" fontFamily="body" pb="2">
              {shellMessages.footerContact}
            </Heading>
            <Text color="fg.muted" as="address" fontStyle="normal" pt="2" pb="2">
              {brand.legalName}
              {brand.address.map((line) => (
                <Box as="span" display="block" key={line}>
                  {line}
                </Box>
              ))}
            </Text>
            <FooterLink>
              <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
            </FooterLink>
            <FooterLink>
              <a href={`tel:${brand.supportPhone.replaceAll(' ', '')}`}>{brand.supportPhone}</a>
            </FooterLink>
            <Text color="fg.muted">{shellMessages.supportHours}</Text>
          </Stack>
        </Grid>
        <Flex borderTopWidth="1px" mt="10" pt="6" color="fg.muted" fontSize="sm">
          <Text>{shellMessages.legal}</Text>
        </Flex>
      </Container>
    </Box>
  );
}
