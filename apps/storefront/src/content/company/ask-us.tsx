import { Unbroken } from '@shop/design/parts/title-and-lead';
import { Text } from '@shop/design/ui/elements';
import { brand } from '../../shared/env.ts';
import { ContactLink } from '../../shared/ui/external-links.tsx';
import { contactMessages as messages } from './company.messages.ts';

export function AskUs() {
  return (
    <Text maxW="40rem">
      {messages.askNow} <ContactLink display="inline" overflowWrap="anywhere" to={brand.supportEmail} />{' '}
      {messages.orCall} <ContactLink display="inline" whiteSpace="nowrap" to={brand.supportPhone} />
      <Unbroken text={`, ${messages.hours}.`} />
    </Text>
  );
}
