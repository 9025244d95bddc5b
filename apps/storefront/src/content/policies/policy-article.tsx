import { Box, Flex, Grid, Stack, styled } from '@shop/design/styled-system/jsx';
import { H2, Muted } from '@shop/design/ui/elements';
import { MailIcon, PhoneIcon } from '@shop/design/ui/subject-icons';
import type { ReactNode } from 'react';
import { brand } from '../../shared/env.ts';
import { policiesMessages } from './policies.messages.ts';
import { Link } from 'react-router-dom';
import { PolicyContents } from './policy-contents.tsx';
import type { Policy } from './policy.ts';
import { ShippingSteps } from './shipping-steps.tsx';
import { TitleAndLead } from '@shop/design/parts/title-and-lead';

const prose = {
  '& p + p, & p + ul, & ul + p': { marginTop: '4' },
  '& ul': { listStyle: 'disc', paddingInlineStart: '5' },
  '& li + li': { marginTop: '2' },
  '& li::marker': { color: 'leaf.fg' },
  '& a': { color: 'leaf.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
};

export function PolicyArticle({ policy }: { policy: Policy }) {
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'min(16rem, 25%) minmax(0, 65ch)' }}
      gap={{ base: '8', lg: '20' }}
      pt={{ base: '2', md: '6' }}
    >
      <PolicyContents sections={policy.sections} />
      <Box as="article">
        <TitleAndLead title={policy.title} lead={policy.lead} />
        {policy.steps && <ShippingSteps steps={policy.steps} />}
        <Stack gap={{ base: '9', md: '12' }} pt={{ base: '9', md: '12' }}>
          {policy.sections.map(({ id, title, text }, index) => (
            <Box as="section" key={id} id={id} aria-labelledby={`${id}-title`} scrollMarginTop="32">
              <H2 id={`${id}-title`} textStyle="h3" display="flex" gap="4" pb="3" overflowWrap="anywhere">
                <Box as="span" color="leaf.fg" minW="7" fontVariantNumeric="tabular-nums lining-nums">
                  {index + 1}.
                </Box>
                {title}
              </H2>
              <Box ps={{ base: '0', md: '11' }} lineHeight="1.75" css={prose}>
                {[text].flat().map((part, at) =>
                  typeof part === 'string' ? (
                    <p key={at}>{withLinks(part)}</p>
                  ) : (
                    <ul key={at}>
                      {part.map((item) => (
                        <li key={item}>{withLinks(item)}</li>
                      ))}
                    </ul>
                  ),
                )}
              </Box>
            </Box>
          ))}
        </Stack>
        <Stack
          as="aside"
          aria-label={policiesMessages.questions}
          gap="2"
          mt={{ base: '12', md: '16' }}
          pt="8"
          borderTopWidth="1px"
        >
          <H2 textStyle="h3">{policiesMessages.questions}</H2>
          <Muted>{policiesMessages.questionsText}</Muted>
          <Flex wrap="wrap" columnGap="8">
            <ContactLink icon={<MailIcon />} href={`mailto:${brand.supportEmail}`}>
              {brand.supportEmail}
            </ContactLink>
            <ContactLink icon={<PhoneIcon />} href={`tel:${brand.supportPhone.replaceAll(' ', '')}`}>
              {brand.supportPhone}
            </ContactLink>
          </Flex>
        </Stack>
      </Box>
    </Grid>
  );
}

/** The text with its Markdown links as elements. */
const withLinks = (text: string) =>
  text.split(/(\[[^\]]+\]\([^)]+\))/).map((part, index) => {
    const [, label, to] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    return to ? (
      <Link key={index} to={to}>
        {label}
      </Link>
    ) : (
      part
    );
  });

function ContactLink({ icon, href, children }: { icon: ReactNode; href: string; children: ReactNode }) {
  return (
    <styled.a
      href={href}
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      minH="11"
      overflowWrap="anywhere"
      color="leaf.fg"
      fontWeight="600"
      _hover={{ textDecoration: 'underline' }}
    >
      {icon}
      {children}
    </styled.a>
  );
}
