import { List } from '@chakra-ui/react';
import type { OrderStatus } from '@shop/api-contract/model';
import type { Order } from '../client/control.types.ts';
import { OrderRow } from './order-row.tsx';

interface OrderListProps {
  orders: readonly Order[];
  label: string;
  onStatus: (order: Order, status: OrderStatus) => void;
}

/** Orders, newest first, each with its status to change. */
export function OrderList({ orders, label, onStatus }: OrderListProps) {
  return (
    <List.Root variant="plain" aria-label={label} borderWidth="1px" borderRadius="l2" bg="bg.panel">
      {orders.map((order) => (
        <List.Item key={order.id} borderTopWidth="1px" _first={{ borderTopWidth: '0' }} p="3">
          <OrderRow order={order} onStatus={(status) => onStatus(order, status)} />
        </List.Item>
      ))}
    </List.Root>
  );
}
