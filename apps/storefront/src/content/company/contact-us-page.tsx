import { Box, Grid } from '@shop/design/styled-system/jsx';
import { H2 } from '@shop/design/ui/elements';
import { ContactDetails, MoreContacts } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import { contactMessages as messages } from './company.messages.ts';
import { openMail } from './support-mail.ts';
import { Page } from '../../shared/ui/page.tsx';
import { TitleAndLead } from '@shop/design/parts/title-and-lead';

/** How to reach us (specification, section 2, "Contact page"). */
export function ContactUsPage() {
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

export { ContactUsPage as Component };
