import { Button, chakra, Grid, GridItem, Input, Text, Textarea } from '@chakra-ui/react';
import { LabelledField } from '@shop/design/ui/labelled-field';
import { useId } from 'react';
import { brand } from '../../shared/brand.ts';
import { contactMessages as messages } from './contact.messages.ts';

/** Has no submit behaviour, as specified: it keeps what was typed, and says where a message does reach us. */
export function ContactForm() {
  const noteId = useId();
  return (
    <chakra.form aria-label={messages.form} method="dialog" noValidate onSubmit={(event) => event.preventDefault()}>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="5">
        <GridItem colSpan={{ sm: 2 }}>
          <LabelledField label={messages.email}>
            <Input type="email" name="email" autoComplete="email" />
          </LabelledField>
        </GridItem>
        <LabelledField label={messages.name}>
          <Input name="name" autoComplete="name" />
        </LabelledField>
        <LabelledField label={messages.phone}>
          <Input type="tel" name="phone" autoComplete="tel" />
        </LabelledField>
        <GridItem colSpan={{ sm: 2 }}>
          <LabelledField label={messages.message}>
            <Textarea name="message" rows={7} resize="vertical" />
          </LabelledField>
        </GridItem>
      </Grid>
      <Text id={noteId} color="fg.muted" fontSize="sm" pt="4">
        {messages.formNote}{' '}
        <chakra.a href={`mailto:${brand.supportEmail}`} color="leaf.fg" textDecoration="underline">
          {brand.supportEmail}
        </chakra.a>
        .
      </Text>
      <Button type="submit" size="lg" mt="5" width={{ base: 'full', sm: 'auto' }} aria-describedby={noteId}>
        {messages.send}
      </Button>
    </chakra.form>
  );
}
