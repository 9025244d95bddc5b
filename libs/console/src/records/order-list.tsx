import { List, Box, Button, Flex, Stack } from '@chakra-ui/react';
import type { OrderStatus } from '@shop/api-contract/model';
import { ExternalIcon } from '@shop/design/ui/icons';
import { formatRupees } from '@shop/domain/money/format-rupees';
import { fromRupees } from '@shop/domain/money/paise';
import type { Order } from '../client/control.types.ts';
import { dayAndTime } from '../clock/clock-time.ts';
import { useConsole } from '../console-context.ts';
import { Facts } from '../parts/facts.tsx';
import { Select } from '../parts/fields.tsx';
import { recordMessages as messages } from './records.messages.ts';

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

const statuses = Object.entries(messages.statuses).map(([value, label]) => ({ value: value as OrderStatus, label }));
const money = (rupees: number) => formatRupees(fromRupees(rupees));

interface OrderRowProps {
  order: Order;
  onStatus: (status: OrderStatus) => void;
}

/** An order in full. */
export function OrderRow({ order, onStatus }: OrderRowProps) {
  const { client, world } = useConsole();
  const { id, customer, createdAt, status, total, receipt, lines, payments } = order;
  return (
    <Stack gap="3">
      <Flex gap="3" align="center" wrap="wrap">
        <Box flex="1" minW="12rem" fontFamily="mono" textStyle="sm" overflowWrap="anywhere">
          {id}
        </Box>
        <Select label={messages.statusOf(id)} value={status} options={statuses} onChange={onStatus} />
        <Button asChild size="sm" variant="outline">
          <a href={client.urlIn(world, receipt)} target="_blank" rel="noopener" aria-label={messages.receiptOf(id)}>
            {messages.receipt}
            <ExternalIcon />
          </a>
        </Button>
      </Flex>
      <Facts
        facts={[
          [messages.at, dayAndTime(createdAt)],
          [messages.placedBy, messages.customer(customer)],
          [messages.total, money(total)],
          [
            messages.lines,
            lines.map(({ quantity, title, lineTotal }) => messages.line(quantity, title, money(lineTotal))).join('\n'),
          ],
          [
            messages.payments,
            payments
              .map((payment) => messages.payment(payment.id, payment.purpose, dayAndTime(payment.receivedAt)))
              .join('\n'),
          ],
        ]}
      />
    </Stack>
  );
}
