import type { Order } from '@shop/api-contract/model';
import { Box, Stack, styled } from '@shop/design/styled-system/jsx';
import { H2, Skeleton, VisuallyHidden } from '@shop/design/ui/elements';
import type { ListsState } from '../../shared/api/use-lists.ts';
import { paths } from '../../shared/paths.ts';
import { EmptyState } from '@shop/design/parts/empty-state';
import { ButtonLink } from '../../shared/ui/links.ts';
import { ListsNote } from '../../shared/ui/retry-panel.tsx';
import { SKELETON_COUNT } from '../../shared/ui/skeleton-count.ts';
import { type ReactNode, useId } from 'react';
import { OrderTable } from './order-table.tsx';
import { dashboardMessages as messages } from './dashboard.messages.ts';

interface ProductOrdersProps {
  orders: readonly Order[] | undefined;
  list: ListsState;
  actionOf: (order: Order, describedBy: string) => ReactNode;
}

export function ProductOrders({ orders, list, actionOf }: ProductOrdersProps) {
  const id = useId();
  return (
    <styled.section aria-labelledby={id} minW="0" containerType="inline-size">
      <H2 id={id} fontSize={{ md: '1.75rem' }} pb={{ base: '3', md: '5' }}>
        {messages.productOrders}
      </H2>
      <ListsNote {...list} />
      {!orders && (
        <Stack gap="3" aria-busy="true">
          <VisuallyHidden role="status">{messages.loadingOrders}</VisuallyHidden>
          {Array.from({ length: SKELETON_COUNT }, (_, index) => (
            <Box key={index} borderBottomWidth="1px" pb="3">
              <Skeleton height="4.75rem" />
            </Box>
          ))}
        </Stack>
      )}
      {orders?.length === 0 && (
        <EmptyState title={messages.noOrders} hint={messages.noOrdersHint}>
          <ButtonLink to={paths.products}>{messages.browseProducts}</ButtonLink>
        </EmptyState>
      )}
      {orders && orders.length > 0 && <OrderTable orders={orders} labelledBy={id} actionOf={actionOf} />}
    </styled.section>
  );
}
