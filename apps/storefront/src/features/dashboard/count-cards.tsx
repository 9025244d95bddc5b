import { Box, styled } from '@shop/design/styled-system/jsx';
import { Skeleton, Small, Text } from '@shop/design/ui/elements';
import { BoxIcon, ReceiptIcon, TicketIcon, TruckIcon } from '@shop/design/ui/subject-icons';
import { dashboardMessages as messages } from './dashboard.messages.ts';

/** Four counts (specification, section 2): only orders are counted, the others are 0. */
export function CountCards({ orderCount }: { orderCount: number | undefined }) {
  const cards = [
    { term: messages.arrived, count: 0, icon: BoxIcon },
    { term: messages.inTransit, count: orderCount, icon: TruckIcon },
    { term: messages.tickets, count: 0, icon: TicketIcon },
    { term: messages.invoices, count: 0, icon: ReceiptIcon },
  ];
  return (
    <div>
      <styled.dl
        aria-label={messages.counts}
        display="grid"
        gridTemplateColumns={{ base: 'repeat(auto-fit, minmax(min(4.75rem, 100%), 1fr))', md: 'repeat(4, 1fr)' }}
        borderTopWidth="1px"
        borderInlineStartWidth="1px"
      >
        {cards.map(({ term, count, icon: Icon }) => (
          <Box
            key={term}
            display="flex"
            flexDirection="column-reverse"
            justifyContent="space-between"
            gap={{ base: '1', md: '3' }}
            px={{ base: '2.5', md: '6' }}
            py={{ base: '3', md: '5' }}
            bg="bg.panel"
            borderBottomWidth="1px"
            borderInlineEndWidth="1px"
          >
            <styled.dt color="fg.muted" display="flex" alignItems="center" gap="2" textStyle={{ base: 'sm', md: 'md' }}>
              <Box as="span" hideBelow="md">
                <Icon />
              </Box>
              {term}
            </styled.dt>
            <styled.dd>
              {count === undefined ? (
                <Skeleton textStyle="h2" width="8" height="1em" />
              ) : (
                <Text textStyle="h2" fontVariantNumeric="tabular-nums" lineHeight="1">
                  {count}
                </Text>
              )}
            </styled.dd>
          </Box>
        ))}
      </styled.dl>
      <Small pt="2">{messages.countsCaption}</Small>
    </div>
  );
}
