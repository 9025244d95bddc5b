import { Heading, Input, Stack, Text } from '@chakra-ui/react';
import type { OrderStatus } from '@shop/api-contract/model';
import { useState, type ReactNode } from 'react';
import type { Customer, Order } from '../client/control.types.ts';
import { useConsole, useWorld } from '../console-context.ts';
import { useAction } from '../live/use-action.ts';
import { ErrorNote, LoadedView, Note } from '../parts/notes.tsx';
import { Panel } from '../parts/panel.tsx';
import { CustomerForm } from '../records/customer-form.tsx';
import { CustomerList } from '../records/customer-list.tsx';
import { OrderList } from '../records/order-list.tsx';
import { recordMessages as messages } from '../records/records.messages.ts';
import { matchingRecords, useRecords } from '../records/use-records.ts';
import { worldMessages } from '../worlds/worlds.messages.ts';

/** The selected world's customers and orders. */
export function RecordsPanel() {
  const { client, world, worlds } = useConsole();
  const isUnknown = useWorld() === undefined && worlds.data !== undefined;
  const { customers, orders } = useRecords();
  const { run, error } = useAction();
  const [text, setText] = useState('');
  const [edited, edit] = useState<Customer>();

  const changeStatus = async ({ id }: Order, status: OrderStatus) => {
    if (await run(() => client.changeOrder(world, id, status), messages.changed(id, status))) orders.reload();
  };

  if (isUnknown) {
    return (
      <Panel title={messages.title}>
        <Note>{worldMessages.unknown(world)}</Note>
      </Panel>
    );
  }
  return (
    <Panel title={messages.title}>
      <Input
        h="11"
        type="search"
        aria-label={messages.search}
        placeholder={messages.search}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {error && <ErrorNote>{error.message}</ErrorNote>}
      <LoadedView loaded={orders}>
        {({ orders: list, total }) => (
          <Records title={messages.orders(total)} all={list} total={total} text={text} none={messages.noOrders}>
            {(found, label) => (
              <OrderList orders={found} label={label} onStatus={(order, status) => void changeStatus(order, status)} />
            )}
          </Records>
        )}
      </LoadedView>
      <LoadedView loaded={customers}>
        {({ customers: list, total }) => (
          <Records title={messages.customers(total)} all={list} total={total} text={text} none={messages.noCustomers}>
            {(found, label) => <CustomerList customers={found} label={label} onEdit={edit} />}
          </Records>
        )}
      </LoadedView>
      {edited && <CustomerForm customer={edited} onSaved={customers.reload} onClose={() => edit(undefined)} />}
    </Panel>
  );
}

interface RecordsProps<Record extends object> {
  title: string;
  all: readonly Record[];
  total: number;
  text: string;
  none: string;
  children: (found: readonly Record[], label: string) => ReactNode;
}

function Records<Record extends object>({ title, all, total, text, none, children }: RecordsProps<Record>) {
  const found = matchingRecords(all, text);
  return (
    <Stack gap="2">
      <Heading as="h3" textStyle="eyebrow" color="fg.muted">
        {title}
      </Heading>
      {found.length > 0 ? children(found, title) : <Note>{total === 0 ? none : messages.noneFound}</Note>}
      {all.length < total && (
        <Text textStyle="sm" color="fg.muted">
          {messages.newest(all.length)}
        </Text>
      )}
    </Stack>
  );
}
