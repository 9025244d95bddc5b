import { focusField, formTexts, useFieldErrors } from '@shop/design/form-fields';
import { FieldTextarea, LabelledField, TextField } from '@shop/design/parts/labelled-field';
import { TitleAndLead } from '@shop/design/parts/title-and-lead';
import { Box, Grid, Stack, styled } from '@shop/design/styled-system/jsx';
import { Button, Text } from '@shop/design/ui/elements';
import { type FormEvent, useState } from 'react';
import { CustomerPage } from '../../features/session/customers-only.tsx';
import { brand } from '../../shared/env.ts';
import { paths } from '../../shared/paths.ts';
import { ContactLink } from '../../shared/ui/external-links.tsx';
import { ticketMessages as messages } from './company.messages.ts';
import { ContactDetails } from './contact-details.tsx';
import { openMail, supportMail } from './support-mail.ts';

/** A support ticket, sent as an e-mail (specification, section 2; its fields are decided in decisions). Visitors sign in first. */
export default function AddTicketPage() {
  const trail = [{ label: messages.dashboard, to: paths.dashboard }, { label: messages.heading }];
  return (
    <CustomerPage title={messages.heading} trail={trail}>
      <TitleAndLead title={messages.heading} lead={messages.lead} pt={{ base: '2', md: '6' }} pb="8" maxW="44rem" />
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) min(24rem, 40%)' }}
        gap={{ base: '10', lg: '20' }}
        alignItems="start"
      >
        <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" p={{ base: '5', sm: '8', lg: '10' }}>
          <TicketForm onCompose={openMail} />
        </Box>
        <ContactDetails />
      </Grid>
    </CustomerPage>
  );
}

const missing = { subject: messages.subjectMissing, message: messages.messageMissing };

/** A support ticket sent by e-mail. The text stays, in case no e-mail program opens. */
export function TicketForm({ onCompose }: { onCompose: (mailto: string) => void }) {
  const { errors, setErrors, onInput } = useFieldErrors<'subject' | 'message'>();
  const [isComposed, setIsComposed] = useState(false);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = formTexts(form, ['subject', 'order', 'message']);
    const [subject = '', order = '', message = ''] = Object.values(typed).map((text) => text.trim());
    const found = subject === '' ? 'subject' : message === '' ? 'message' : null;
    setErrors(found ? { [found]: missing[found] } : {});
    setIsComposed(found === null);
    if (found) focusField(form, found);
    else onCompose(supportMail(subject, order && messages.bodyOrder(order), message));
  };

  return (
    <styled.form aria-label={messages.heading} method="dialog" noValidate onSubmit={submit} onInput={onInput}>
      <Stack gap="5">
        <TextField label={messages.subject} name="subject" error={errors.subject} />
        <TextField label={messages.order} name="order" help={messages.orderHelp} autoComplete="off" />
        <LabelledField label={messages.message} error={errors.message}>
          <FieldTextarea name="message" rows={8} />
        </LabelledField>
        <Button type="submit" size="lg" alignSelf={{ base: 'stretch', sm: 'flex-start' }}>
          {messages.compose}
        </Button>
        <Box role="status" color="fg.muted" _empty={{ mt: '-5' }}>
          {isComposed && (
            <Text>
              {messages.opened} {messages.notOpened} <ContactLink to={brand.supportEmail} />.
            </Text>
          )}
        </Box>
      </Stack>
    </styled.form>
  );
}
