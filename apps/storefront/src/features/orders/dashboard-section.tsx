import { Box, HStack, styled } from '@shop/design/styled-system/jsx';
import { H2, Muted, Skeleton, Text, Small } from '@shop/design/ui/elements';
import { PlusIcon } from '@shop/design/ui/icons';
import { type ReactNode, useId } from 'react';
import { paths } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/links.ts';
import { dashboardMessages as messages } from './dashboard.messages.ts';

interface DashboardSectionProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A short part of the dashboard, framed. */
export function DashboardSection({ title, action, children }: DashboardSectionProps) {
  const id = useId();
  return (
    <styled.section aria-labelledby={id} bg="bg.panel" borderWidth="1px" borderRadius="l3" px="5" py="4" minW="0">
      <HStack justify="space-between" columnGap="4" flexWrap="wrap" mb="2" minH="11">
        <H2 id={id} textStyle="h3" flex="1 1 9rem" minW="0" overflowWrap="anywhere">
          {title}
        </H2>
        <Box minW="0" _print={{ display: 'none' }}>
          {action}
        </Box>
      </HStack>
      {children}
    </styled.section>
  );
}

/** Tickets are not listed yet; links to the ticket form. */
export function RecentTickets() {
  const id = useId();
  return (
    <styled.section aria-labelledby={id} minW="0">
      <HStack justify="space-between" columnGap="4" flexWrap="wrap" pb="2" mb="4" borderBottomWidth="1px">
        <H2 id={id}>{messages.recentTickets}</H2>
        <ButtonLink to={paths.addTicket} size="sm" variant="plain" px="0">
          <PlusIcon />
          {messages.addTicket}
        </ButtonLink>
      </HStack>
      <Text>{messages.noTickets}</Text>
      <Muted>{messages.ticketsHint}</Muted>
    </styled.section>
  );
}

/** Breaks before its host, if at all. */
export function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

export function FactList({ facts }: { facts: readonly { term: string; value: ReactNode }[] }) {
  return (
    <styled.dl>
      {facts.map(({ term, value }) => (
        <Box key={term} display="flex" flexWrap="wrap" columnGap="4" py="2" borderTopWidth="1px" alignItems="baseline">
          <styled.dt color="fg.muted" textStyle="sm" flex="0 0 5rem">
            {term}
          </styled.dt>
          <styled.dd minW="0" flex="1 1 9rem" overflowWrap="anywhere" htmlTranslate="no">
            {value ?? <Skeleton height="4" my="1" maxW="12rem" />}
          </styled.dd>
        </Box>
      ))}
    </styled.dl>
  );
}

/** Four counts (specification, section 2): only orders are counted, the others are 0. */
export function CountCards({ orderCount }: { orderCount: number | undefined }) {
  const counts = [
    { term: messages.arrived, count: 0 },
    { term: messages.inTransit, count: orderCount },
    { term: messages.tickets, count: 0 },
    { term: messages.invoices, count: 0 },
  ];
  return (
    <Box>
      <styled.dl
        aria-label={messages.counts}
        py={{ base: '3', md: '2.5' }}
        borderBlockWidth="1px"
        display="grid"
        gridTemplateColumns="repeat(auto-fit, minmax(min(4.5rem, 100%), 1fr))"
        rowGap="2"
      >
        {counts.map(({ term, count }) => (
          <styled.div
            key={term}
            display="flex"
            flexDirection={{ base: 'column-reverse', md: 'row-reverse' }}
            justifyContent="flex-end"
            alignItems={{ md: 'center' }}
            columnGap="1"
            pe="2"
          >
            <Small as="dt" pt={{ md: '1.5' }}>
              {term}
            </Small>
            <styled.dd minW="6">
              {count === undefined ? (
                <Skeleton width="6" height="2rem" />
              ) : (
                <Text textStyle="price" fontSize="2xl" lineHeight="2rem">
                  {count}
                </Text>
              )}
            </styled.dd>
          </styled.div>
        ))}
      </styled.dl>
      <Small pt="2">{messages.countsCaption}</Small>
    </Box>
  );
}
