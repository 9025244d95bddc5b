import { Box, Stack, styled } from '@shop/design/styled-system/jsx';
import { Button, Text } from '@shop/design/ui/elements';
import { type FormEvent, useState } from 'react';
import { brand } from '../../shared/env.ts';
import { focusField, formTexts } from '@shop/design/form-fields';
import { FieldInput, FieldTextarea, LabelledField } from '@shop/design/parts/labelled-field';
import { supportMail } from './support-mail.ts';
import { ticketMessages as messages } from './company.messages.ts';

/** A support ticket sent by e-mail. The text stays, in case no e-mail program opens. */
export function TicketForm({ onCompose }: { onCompose: (mailto: string) => void }) {
  const [missing, setMissing] = useState<'subject' | 'message' | null>(null);
  const [isComposed, setIsComposed] = useState(false);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = formTexts(form, ['subject', 'order', 'message']);
    const [subject = '', order = '', message = ''] = Object.values(typed).map((text) => text.trim());
    const found = subject === '' ? 'subject' : message === '' ? 'message' : null;
    setMissing(found);
    setIsComposed(found === null);
    if (found) focusField(form, found);
    else onCompose(supportMail(subject, [order && messages.bodyOrder(order), message]));
  };

  return (
    <styled.form
      aria-label={messages.heading}
      method="dialog"
      noValidate
      onSubmit={submit}
      onInput={() => setMissing(null)}
    >
      <Stack gap="5">
        <LabelledField label={messages.subject} error={missing === 'subject' ? messages.subjectMissing : undefined}>
          <FieldInput name="subject" />
        </LabelledField>
        <LabelledField label={messages.order} help={messages.orderHelp}>
          <FieldInput name="order" autoComplete="off" />
        </LabelledField>
        <LabelledField label={messages.message} error={missing === 'message' ? messages.messageMissing : undefined}>
          <FieldTextarea name="message" rows={8} resize="vertical" />
        </LabelledField>
        <Button type="submit" size="lg" alignSelf={{ base: 'stretch', sm: 'flex-start' }}>
          {messages.compose}
        </Button>
        <Box role="status" minH="6" color="fg.muted">
          {isComposed && (
            <Text>
              {messages.opened} {messages.notOpened}{' '}
              <styled.a href={`mailto:${brand.supportEmail}`} color="leaf.fg" textDecoration="underline">
                {brand.supportEmail}
              </styled.a>
              .
            </Text>
          )}
        </Box>
      </Stack>
    </styled.form>
  );
}
