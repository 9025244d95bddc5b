import { Grid, GridItem, styled } from '@shop/design/styled-system/jsx';
import { Button, Text } from '@shop/design/ui/elements';
import { useId } from 'react';
import { brand } from '../../shared/brand.ts';
import { FieldInput, FieldTextarea, LabelledField } from '../../shared/ui/labelled-field.tsx';
import { contactMessages as messages } from './contact.messages.ts';

/** Has no submit behaviour, as specified: it keeps what was typed, and says where a message does reach us. */
export function ContactForm() {
  const noteId = useId();
  return (
    <styled.form aria-label={messages.form} method="dialog" noValidate onSubmit={(event) => event.preventDefault()}>
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="5">
        <GridItem colSpan={{ sm: 2 }}>
          <LabelledField label={messages.email}>
            <FieldInput type="email" name="email" autoComplete="email" />
          </LabelledField>
        </GridItem>
        <LabelledField label={messages.name}>
          <FieldInput name="name" autoComplete="name" />
        </LabelledField>
        <LabelledField label={messages.phone}>
          <FieldInput type="tel" name="phone" autoComplete="tel" />
        </LabelledField>
        <GridItem colSpan={{ sm: 2 }}>
          <LabelledField label={messages.message}>
            <FieldTextarea name="message" rows={7} resize="vertical" />
          </LabelledField>
        </GridItem>
      </Grid>
      <Text id={noteId} color="fg.muted" fontSize="sm" pt="4">
        {messages.formNote}{' '}
        <styled.a href={`mailto:${brand.supportEmail}`} color="leaf.fg" textDecoration="underline">
          {brand.supportEmail}
        </styled.a>
        .
      </Text>
      <Button type="submit" size="lg" mt="5" width={{ base: 'full', sm: 'auto' }} aria-describedby={noteId}>
        {messages.send}
      </Button>
    </styled.form>
  );
}
