import { Unbroken } from '@shop/design/parts/title-and-lead';
import { Text, TextAnchor } from '@shop/design/ui/elements';
import { brand } from '../../shared/env.ts';
import { contactMessages as messages } from './company.messages.ts';

export function AskUs() {
  return (
    <Text maxW="40rem">
      {messages.askNow}{' '}
      <TextAnchor display="inline" overflowWrap="anywhere" href={`mailto:${brand.supportEmail}`}>
        {brand.supportEmail}
      </TextAnchor>{' '}
      {messages.orCall}{' '}
      <TextAnchor display="inline-block" href={`tel:${brand.supportPhone.replaceAll(' ', '')}`}>
        {brand.supportPhone}
      </TextAnchor>
      <Unbroken text={`, ${messages.hours}.`} />
    </Text>
  );
}
