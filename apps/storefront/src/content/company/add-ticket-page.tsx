import { Box, Grid } from '@shop/design/styled-system/jsx';
import { ContactDetails } from './contact-details.tsx';
import { openMail } from './support-mail.ts';
import { TicketForm } from './ticket-form.tsx';
import { ticketMessages as messages } from './company.messages.ts';
import { CustomerPage } from '../../features/session/customers-only.tsx';
import { paths } from '../../shared/paths.ts';
import { TitleAndLead } from '@shop/design/parts/title-and-lead';

/** A support ticket, sent as an e-mail (specification, section 2; its fields are decided in decisions). Visitors sign in first. */
export function AddTicketPage() {
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

export { AddTicketPage as Component };
