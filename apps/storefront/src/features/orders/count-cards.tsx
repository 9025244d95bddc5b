import { Box, styled } from '@shop/design/styled-system/jsx';
import { Skeleton, Small, Text } from '@shop/design/ui/elements';
import { dashboardMessages as messages } from './dashboard.messages.ts';

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
      <Small pt="2" textStyle="xs">
        {messages.countsCaption}
      </Small>
    </Box>
  );
}
