import { Box, HStack, Stack, styled } from '@shop/design/styled-system/jsx';
import { Muted, Text, TextAnchor } from '@shop/design/ui/elements';
import { ExternalIcon, PinIcon } from '@shop/design/ui/icons';
import { MailIcon, PeopleIcon, PhoneIcon } from '@shop/design/ui/subject-icons';
import type { ReactNode } from 'react';
import { brand } from '../../shared/env.ts';
import { socialNetworks } from './social-networks.ts';
import { contactMessages as messages } from './company.messages.ts';

const officer = brand.grievanceOfficer;

export function ContactDetails() {
  return (
    <Stack as="dl" gap="0" borderTopWidth="1px">
      <Detail icon={<MailIcon />} term={messages.byEmail}>
        <DetailLink href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</DetailLink>
      </Detail>
      <Detail icon={<PhoneIcon />} term={messages.byPhone}>
        <DetailLink href={`tel:${brand.supportPhone.replaceAll(' ', '')}`}>{brand.supportPhone}</DetailLink>
        <Muted>{messages.hours}</Muted>
      </Detail>
      <Detail icon={<PinIcon />} term={messages.byPost}>
        <Text as="address" fontStyle="normal" pt="1">
          {[brand.legalName, ...brand.address].map((line) => (
            <Box as="span" display="block" key={line}>
              {line}
            </Box>
          ))}
        </Text>
      </Detail>
      <Detail icon={<PeopleIcon />} term={messages.grievances}>
        <Text pt="1" htmlTranslate="no">
          {officer.name}
        </Text>
        <HStack columnGap="6" flexWrap="wrap">
          <TextAnchor display="inline" overflowWrap="anywhere" href={`mailto:${officer.email}`}>
            {officer.email}
          </TextAnchor>
          <TextAnchor display="inline" href={`tel:${officer.phone.replaceAll(' ', '')}`}>
            {officer.phone}
          </TextAnchor>
        </HStack>
        <Muted pt="1">{messages.grievanceTimes}</Muted>
      </Detail>
      <Detail icon={<ExternalIcon />} term={messages.social}>
        <HStack gap="5" flexWrap="wrap">
          {socialNetworks.map(({ name, href }) => (
            <styled.a
              key={name}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              display="inline-flex"
              alignItems="center"
              minH="11"
              textDecoration="underline"
              textUnderlineOffset="3px"
              _hover={{ color: 'leaf.fg' }}
            >
              {name}
              <Box as="span" srOnly>
                {` ${messages.opensElsewhere}`}
              </Box>
            </styled.a>
          ))}
        </HStack>
      </Detail>
    </Stack>
  );
}

function Detail({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) {
  return (
    <Box py="4" borderBottomWidth="1px">
      <HStack as="dt" gap="2.5" color="fg.muted" fontSize="sm">
        <Box as="span" color="leaf.fg" fontSize="md">
          {icon}
        </Box>
        {term}
      </HStack>
      <Box as="dd" ps="8">
        {children}
      </Box>
    </Box>
  );
}

function DetailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <styled.a
      href={href}
      display="inline-flex"
      alignItems="center"
      minH="11"
      textStyle="h3"
      overflowWrap="anywhere"
      _hover={{ color: 'leaf.fg', textDecoration: 'underline' }}
    >
      {children}
    </styled.a>
  );
}
