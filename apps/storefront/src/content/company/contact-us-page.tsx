import { focusField, formTexts, useFieldErrors } from '@shop/design/form-fields';
import { FieldTextarea, LabelledField, TextField } from '@shop/design/parts/labelled-field';
import { TitleAndLead } from '@shop/design/parts/title-and-lead';
import { Box, Grid, Flex, GridItem, styled } from '@shop/design/styled-system/jsx';
import { H2, Button, Muted } from '@shop/design/ui/elements';
import { type MouseEvent, useId, useState } from 'react';
import { Page } from '../../shared/ui/page.tsx';
import { contactMessages as messages } from './company.messages.ts';
import { ContactDetails, MoreContacts } from './contact-details.tsx';
import { openMail, supportMail } from './support-mail.ts';

export default function ContactUsPage() {
  return (
    <Page title={messages.heading} description={messages.lead}>
      <TitleAndLead title={messages.heading} lead={messages.lead} pb={{ base: '4', md: '6' }} />
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'min(24rem, 40%) minmax(0, 1fr)' }}
        columnGap={{ base: '10', lg: '20' }}
        rowGap={{ base: '5', md: '0' }}
        gridTemplateRows={{ md: 'auto 1fr' }}
        alignItems="start"
      >
        <ContactDetails />
        <Box
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="l3"
          px={{ base: '5', sm: '8' }}
          pt={{ base: '5', sm: '7' }}
          pb="5"
          gridArea={{ md: '1 / 2 / span 2' }}
        >
          <H2 pb={{ base: '2', md: '4' }}>{messages.form}</H2>
          <ContactForm onCompose={openMail} />
        </Box>
        <MoreContacts />
      </Grid>
    </Page>
  );
}

/** The text becomes an e-mail to support, and stays. Send Message has no submit behaviour, as specified. */
export function ContactForm({ onCompose }: { onCompose: (mailto: string) => void }) {
  const hintId = useId();
  const { errors, setErrors, onInput } = useFieldErrors<'message'>();
  const [isComposed, setIsComposed] = useState(false);

  const compose = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    if (!form) return;
    const typed = formTexts(form, ['email', 'name', 'phone', 'message']);
    const [email = '', name = '', phone = '', text = ''] = Object.values(typed).map((value) => value.trim());
    setErrors(text === '' ? { message: messages.messageMissing } : {});
    setIsComposed(text !== '');
    if (text === '') return focusField(form, 'message');
    const sender = [
      name && messages.mailName(name),
      phone && messages.mailPhone(phone),
      email && messages.mailEmail(email),
    ].filter(Boolean);
    onCompose(supportMail(messages.mailSubject(name), text, sender.join('\n')));
  };

  return (
    <styled.form
      aria-label={messages.form}
      method="dialog"
      noValidate
      onInput={onInput}
      onSubmit={(event) => event.preventDefault()}
    >
      <Grid columns={{ base: 1, sm: 2 }} gap="4">
        <GridItem colSpan={{ sm: 2 }}>
          <TextField label={messages.email} type="email" name="email" autoComplete="email" />
        </GridItem>
        <TextField label={messages.name} name="name" autoComplete="name" />
        <TextField label={messages.phone} type="tel" name="phone" autoComplete="tel" />
        <GridItem colSpan={{ sm: 2 }}>
          <LabelledField label={messages.message} error={errors.message}>
            <FieldTextarea name="message" rows={5} />
          </LabelledField>
        </GridItem>
      </Grid>
      <Flex wrap="wrap" gap="3" pt="5">
        <Button type="button" flex="2 1 12rem" aria-describedby={hintId} onClick={compose}>
          {messages.compose}
        </Button>
        <Button type="submit" flex="1 1 auto" px="4" variant="outline">
          {messages.send}
        </Button>
      </Flex>
      <Muted as="div" role="status" id={hintId} fontSize="sm" pt="3">
        {isComposed ? messages.composed : messages.composeHelp}
      </Muted>
    </styled.form>
  );
}
