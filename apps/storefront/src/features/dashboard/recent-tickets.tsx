import { Text } from '@shop/design/ui/elements';
import { PlusIcon } from '@shop/design/ui/icons';
import { paths } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/links.ts';
import { DashboardSection } from './dashboard-section.tsx';
import { dashboardMessages as messages } from './dashboard.messages.ts';

/** Tickets are not listed yet; links to the ticket form. */
export function RecentTickets() {
  return (
    <DashboardSection
      title={messages.recentTickets}
      isSheet
      action={
        <ButtonLink to={paths.addTicket} size="sm" variant="outline">
          <PlusIcon />
          {messages.addTicket}
        </ButtonLink>
      }
    >
      <Text>{messages.noTickets}</Text>
      <Text color="fg.muted">{messages.ticketsHint}</Text>
    </DashboardSection>
  );
}
