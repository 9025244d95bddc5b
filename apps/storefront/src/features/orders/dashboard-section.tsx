import { Box, Flex, HStack, styled } from '@shop/design/styled-system/jsx';
import { H2 } from '@shop/design/ui/elements';
import { type ReactNode, useId } from 'react';
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

/** Four counts (specification, section 2): only orders are counted, the others are 0. */
export function CountCards({ orderCount }: { orderCount: number }) {
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
