import { Box, Stack, styled } from '@shop/design/styled-system/jsx';
import { Button, Text } from '@shop/design/ui/elements';
import { useRef, useState, type FormEvent } from 'react';
import { brand } from '../../shared/brand.ts';
import { FieldInput, FieldTextarea, LabelledField } from '../../shared/ui/labelled-field.tsx';
import { ticketFault, ticketMail, type Ticket, type TicketFault } from './ticket-mail.ts';
import { ticketMessages as messages } from './ticket.messages.ts';

interface TicketFormProps {
  /** Opens a mailto address in the e-mail program. */
  onCompose: (mailto: string) => void;
}

const empty: Ticket = { subject: '', order: '', message: '' };

/** A support ticket sent by e-mail. The text stays, in case no e-mail program opens. */
export function TicketForm({ onCompose }: TicketFormProps) {
  const [ticket, setTicket] = useState(empty);
  const [fault, setFault] = useState<TicketFault | null>(null);
  const [isComposed, setIsComposed] = useState(false);
  const subject = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);

  const change = (part: Partial<Ticket>) => {
    setTicket({ ...ticket, ...part });
    setFault(null);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = ticketFault(ticket);
    setFault(found);
    setIsComposed(found === null);
    if (found === 'subject-missing') subject.current?.focus();
    else if (found === 'message-missing') message.current?.focus();
    else onCompose(ticketMail(ticket));
  };

  return (
    <styled.form aria-label={messages.heading} method="dialog" noValidate onSubmit={submit}>
      <Stack gap="5">
        <LabelledField
          label={messages.subject}
          fault={fault === 'subject-missing' ? messages.subjectMissing : undefined}
        >
          <FieldInput
            ref={subject}
            value={ticket.subject}
            onChange={({ target }) => change({ subject: target.value })}
          />
        </LabelledField>
        <LabelledField label={messages.order} help={messages.orderHelp}>
          <FieldInput
            value={ticket.order}
            autoComplete="off"
            onChange={({ target }) => change({ order: target.value })}
          />
        </LabelledField>
        <LabelledField
          label={messages.message}
          fault={fault === 'message-missing' ? messages.messageMissing : undefined}
        >
          <FieldTextarea
            ref={message}
            rows={8}
            resize="vertical"
            value={ticket.message}
            onChange={({ target }) => change({ message: target.value })}
          />
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
