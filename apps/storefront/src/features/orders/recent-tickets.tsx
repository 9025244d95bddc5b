import { Button, Text } from '@chakra-ui/react';
import { PlusIcon } from '@shop/design/ui/icons';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { DashboardSection } from './dashboard-section.tsx';
import { ordersMessages as messages } from './orders.messages.ts';

/** Tickets have no list yet; the link leads to writing one. */
export function RecentTickets() {
  return (
    <DashboardSection
      title={messages.recentTickets}
      isSheet
      action={
        <Button asChild size="sm" variant="outline">
          <Link to={paths.addTicket}>
            <PlusIcon />
            {messages.addTicket}
          </Link>
        </Button>
      }
    >
      <Text>{messages.noTickets}</Text>
      <Text color="fg.muted">{messages.ticketsHint}</Text>
    </DashboardSection>
  );
}
