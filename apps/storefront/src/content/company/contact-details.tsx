import { Box, HStack, Stack } from '@shop/design/styled-system/jsx';
import { Muted, Text, TextAnchor, VisuallyHidden } from '@shop/design/ui/elements';
import { ExternalIcon, PinIcon } from '@shop/design/ui/icons';
import { MailIcon, PeopleIcon, PhoneIcon } from '@shop/design/ui/subject-icons';
import type { ReactNode } from 'react';
import { brand } from '../../shared/env.ts';
import { ContactLink } from '../../shared/ui/external-links.tsx';
import { uiMessages } from '../../shared/ui/ui.messages.ts';
import { contactMessages as messages } from './company.messages.ts';
import { socialNetworks } from './social-networks.ts';

const officer = brand.grievanceOfficer;
const detailLink = { minH: '11', my: '-1.5', overflowWrap: 'anywhere' } as const;

/** How most write, call or send. */
export function ContactDetails() {
  return (
    <Stack as="dl" gap="0" borderTopWidth="1px">
      <Detail icon={<MailIcon />} term={messages.byEmail}>
        <ContactLink {...detailLink} to={brand.supportEmail} />
      </Detail>
      <Detail icon={<PhoneIcon />} term={messages.byPhone}>
        <ContactLink {...detailLink} to={brand.supportPhone} />
        <Muted>{messages.hours}</Muted>
      </Detail>
    </Stack>
  );
}

/** What few are looking for: the address, the officer for complaints, and our channels. */
export function MoreContacts() {
  return (
    <Stack as="dl" gap="0" borderTopWidth={{ base: '1px', md: '0' }}>
      <Detail icon={<PinIcon />} term={messages.byPost}>
        <Text as="address" pt="1" whiteSpace="pre-line">
          {[brand.legalName, ...brand.address].join('\n')}
        </Text>
      </Detail>
      <Detail icon={<PeopleIcon />} term={messages.grievances}>
        <Text pt="1" htmlTranslate="no">
          {officer.name}
        </Text>
        <HStack columnGap="6" rowGap="0" flexWrap="wrap">
          <ContactLink {...detailLink} to={officer.email} />
          <ContactLink {...detailLink} to={officer.phone} />
        </HStack>
        <Muted pt="1">{messages.grievanceTimes}</Muted>
      </Detail>
      <Detail icon={<ExternalIcon />} term={messages.social}>
        <HStack gap="5" flexWrap="wrap">
          {socialNetworks.map(({ name, href }) => (
            <TextAnchor key={name} {...detailLink} href={href} target="_blank" rel="noopener noreferrer">
              {name}
              <VisuallyHidden>{` ${uiMessages.opensElsewhere}`}</VisuallyHidden>
            </TextAnchor>
          ))}
        </HStack>
      </Detail>
    </Stack>
  );
}

function Detail({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) {
  return (
    <Box py={{ base: '2', md: '4' }} borderBottomWidth="1px">
      <HStack as="dt" gap="3" color="fg.muted" fontSize="sm">
        <Box as="span" color="leaf.fg" fontSize="md" boxSize="5">
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
