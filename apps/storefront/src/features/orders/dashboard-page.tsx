import { DataList } from '@shop/design/parts/data-list';
import { css } from '@shop/design/styled-system/css';
import { Box, Flex, Grid, HStack, Stack, styled } from '@shop/design/styled-system/jsx';
import { H1, H2, Muted, Text, Verbatim } from '@shop/design/ui/elements';
import { PlusIcon } from '@shop/design/ui/icons';
import { useId, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLists } from '../../shared/api/use-lists.ts';
import { paths } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/links.ts';
import { RetryPanel } from '../../shared/ui/retry-panel.tsx';
import { PendingPaymentNote } from '../checkout/pending-payment.tsx';
import { LocationButton } from '../delivery/delivery-location-link.tsx';
import { selectAddresses, selectOffice, type DeliveryLocationRoot } from '../delivery/delivery-location.slice.ts';
import { CustomerPage } from '../session/customers-only.tsx';
import { LogoutButton } from '../session/logout-button.tsx';
import { useUserState } from '../session/session-check.tsx';
import { selectUser } from '../session/session.slice.ts';
import { dashboardMessages as messages } from './dashboard.messages.ts';
import { ProductOrders } from './order-table.tsx';
import { useListOrdersQuery } from './orders.api.ts';

/** The customer's dashboard (specification, section 2). Visitors sign in first and come back. */
export default function DashboardPage() {
  return (
    <CustomerPage title={messages.dashboard}>
      <Dashboard />
    </CustomerPage>
  );
}

/** A reload below the placeholders finds the footer alone in sight, which the orders would take along to the page's end. */
const keepsPlace = css.raw({ _page: { '& footer': { overflowAnchor: 'none' } } });

/** On desktops beside the rest. */
const sheets = css.raw({
  gap: '5',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' },
});

function Dashboard() {
  const user = useSelector(selectUser);
  const userState = useUserState();
  const office = useSelector(selectOffice);
  const query = useListOrdersQuery(undefined, { refetchOnMountOrArgChange: true });
  const list = useLists(query);
  const orders = query.data;
  const addresses = useSelector((state: DeliveryLocationRoot) => selectAddresses(state, user?.email ?? ''));
  const typed = addresses.find(({ pincode }) => pincode === office?.Pincode)?.lines ?? {};
  const lines = [
    { term: messages.recipient, value: typed.Recipient },
    { term: messages.mobile, value: typed.Mobile },
    { term: messages.street, value: [typed.Line1, typed.Line2, typed.Landmark].filter(Boolean).join(', ') },
  ].filter(({ value }) => value);

  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' }}
      columnGap={{ lg: '10', xl: '14' }}
      rowGap={{ base: '6', md: '8' }}
      alignItems="start"
      css={keepsPlace}
    >
      <Stack gap="6" minW="0">
        <Box>
          <H1 overflowWrap="anywhere">{messages.dashboard}</H1>
          <Flex wrap="wrap" align="baseline" justify="space-between" columnGap="4">
            <Muted pt="1" overflowWrap="anywhere" visibility={user ? undefined : 'hidden'}>
              {messages.greeting} <Verbatim>{user?.name}</Verbatim>
            </Muted>
            <Box my="-3">
              <LogoutButton variant="plain" size="sm" px="0" note={<PendingPaymentNote />} />
            </Box>
          </Flex>
        </Box>
        <ProductOrders orders={orders} list={list} />
        {orders && <CountCards orderCount={orders.length} />}
      </Stack>
      {/* Below the list, whose length is unknown, to avoid layout shift. */}
      {(orders || list.hasRepeatedFailure) && (
        <Grid css={sheets}>
          <DashboardSection title={messages.yourInfo}>
            <RetryPanel {...userState} />
            <DataList
              isVerbatim
              facts={[
                { term: messages.name, value: user?.name ?? null },
                { term: messages.mobile, value: user?.mobile ?? null },
                { term: messages.email, value: user?.email ?? null },
              ]}
            />
          </DashboardSection>
          <DashboardSection
            title={messages.shippingDetails}
            action={<LocationButton>{office ? messages.change : messages.chooseLocation}</LocationButton>}
          >
            {office ? (
              <DataList
                isVerbatim
                facts={[
                  { term: messages.locality, value: office.Name },
                  { term: messages.state, value: office.State },
                  { term: messages.country, value: office.Country },
                  { term: messages.pincode, value: office.Pincode },
                  ...lines,
                ]}
              />
            ) : (
              <Muted>{messages.noShipping}</Muted>
            )}
          </DashboardSection>
          <DashboardSection
            title={messages.recentTickets}
            action={
              <ButtonLink to={paths.addTicket} size="sm" variant="plain" px="0">
                <PlusIcon />
                {messages.addTicket}
              </ButtonLink>
            }
          >
            <Text>{messages.noTickets}</Text>
            <Muted>{messages.ticketsHint}</Muted>
          </DashboardSection>
        </Grid>
      )}
    </Grid>
  );
}

function DashboardSection({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
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

/** Four counts (specification, section 2): only orders are counted, the others are 0. */
function CountCards({ orderCount }: { orderCount: number }) {
  const { arrived, inTransit, tickets, invoices } = messages;
  const counts = { [arrived]: 0, [inTransit]: orderCount, [tickets]: 0, [invoices]: 0 };
  return (
    <Box textStyle="sm" color="fg.muted">
      <Flex as="dl" aria-label={messages.counts} wrap="wrap" columnGap="6" rowGap="1" pb="1">
        {Object.entries(counts).map(([term, count]) => (
          <Flex key={term} gap="1.5">
            <dt>{term}</dt>
            <styled.dd fontWeight="600">{count}</styled.dd>
          </Flex>
        ))}
      </Flex>
      {messages.countsCaption}
    </Box>
  );
}
