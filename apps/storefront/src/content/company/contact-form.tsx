import { Flex, Grid, GridItem, styled } from '@shop/design/styled-system/jsx';
import { Button, Muted } from '@shop/design/ui/elements';
import { type MouseEvent, useId, useState } from 'react';
import { focusField, formTexts, useFieldErrors } from '@shop/design/form-fields';
import { FieldTextarea, LabelledField, TextField } from '@shop/design/parts/labelled-field';
import { contactMessages as messages } from './company.messages.ts';
import { supportMail } from './support-mail.ts';

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
    onCompose(supportMail(messages.mailSubject(name), [text, sender.join('\n')]));
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
