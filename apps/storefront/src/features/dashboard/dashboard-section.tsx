import { Box, HStack, styled } from '@shop/design/styled-system/jsx';
import { H2, Muted, Skeleton, Text } from '@shop/design/ui/elements';
import { PlusIcon } from '@shop/design/ui/icons';
import { css } from '@shop/design/styled-system/css';
import { type ReactNode, useId } from 'react';
import { paths } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/links.ts';
import { dashboardMessages as messages } from './dashboard.messages.ts';

interface DashboardSectionProps {
  title: string;
  action?: ReactNode;
  /** Framed, for short content. */
  isSheet?: boolean;
  children: ReactNode | ((headingId: string) => ReactNode);
}

const sheet = css.raw({ bg: 'bg.panel', borderWidth: '1px', p: { base: '5', md: '6' } });

export function DashboardSection({ title, action, isSheet = false, children }: DashboardSectionProps) {
  const id = useId();
  return (
    <styled.section aria-labelledby={id} minW="0" containerType="inline-size" css={isSheet ? sheet : {}}>
      <HStack justify="space-between" rowGap="2" columnGap="4" flexWrap="wrap" mb={isSheet ? '4' : '5'} minH="11">
        <H2 id={id} textStyle={isSheet ? 'h3' : 'h2'}>
          {title}
        </H2>
        <Box minW="0" _print={{ display: 'none' }}>
          {action}
        </Box>
      </HStack>
      {typeof children === 'function' ? children(id) : children}
    </styled.section>
  );
}

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
      <Muted>{messages.ticketsHint}</Muted>
    </DashboardSection>
  );
}

export function FactList({ facts }: { facts: readonly { term: string; value: string | null }[] }) {
  return (
    <styled.dl>
      {facts.map(({ term, value }) => (
        <Box
          key={term}
          display="flex"
          flexWrap="wrap"
          columnGap="4"
          py="2.5"
          borderTopWidth="1px"
          alignItems="baseline"
        >
          <styled.dt color="fg.muted" textStyle="sm" flex="0 0 6rem">
            {term}
          </styled.dt>
          <styled.dd minW="0" flex="1 1 8rem" overflowWrap="anywhere" htmlTranslate="no">
            {value ?? <Skeleton height="4" my="1" maxW="12rem" />}
          </styled.dd>
        </Box>
      ))}
    </styled.dl>
  );
}
