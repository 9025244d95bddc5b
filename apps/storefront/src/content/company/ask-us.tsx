import { styled } from '@shop/design/styled-system/jsx';
import { Text } from '@shop/design/ui/elements';
import { brand } from '../../shared/env.ts';
import { contactMessages as messages } from './company.messages.ts';

export function AskUs() {
  return (
    <Text maxW="40rem">
      {messages.askNow} <ContactLink href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</ContactLink>{' '}
      {messages.orCall}{' '}
      <ContactLink display="inline-block" href={`tel:${brand.supportPhone.replaceAll(' ', '')}`}>
        {brand.supportPhone}
      </ContactLink>
      , {messages.hours}.
    </Text>
  );
}

export const ContactLink = styled('a', {
  base: {
    color: 'leaf.fg',
    fontWeight: '600',
    overflowWrap: 'anywhere',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});
