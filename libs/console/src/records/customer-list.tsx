import { Box, Button, Flex, List } from '@chakra-ui/react';
import type { Customer } from '../client/control.types.ts';
import { dayAndTime } from '../clock/clock-time.ts';
import { recordMessages as messages } from './records.messages.ts';

interface CustomerListProps {
  customers: readonly Customer[];
  label: string;
  onEdit: (customer: Customer) => void;
}

/** Customers, newest first. */
export function CustomerList({ customers, label, onEdit }: CustomerListProps) {
  return (
    <List.Root variant="plain" aria-label={label} borderWidth="1px" borderRadius="l2" bg="bg.panel">
      {customers.map((customer) => (
        <List.Item key={customer.number} borderTopWidth="1px" _first={{ borderTopWidth: '0' }} p="3">
          <Flex gap="3" align="center">
            <Box flex="1" minW="0" overflowWrap="anywhere">
              <Box fontWeight="600">{customer.name}</Box>
              <Box textStyle="sm" color="fg.muted">
                {customer.customerId} · {customer.email} · {customer.mobile}
              </Box>
              <Box textStyle="xs" color="fg.muted">
                {messages.since} {dayAndTime(customer.createdAt)}
              </Box>
            </Box>
            <Button
              size="sm"
              variant="outline"
              aria-label={messages.editOne(customer.name)}
              onClick={() => onEdit(customer)}
            >
              {messages.edit}
            </Button>
          </Flex>
        </List.Item>
      ))}
    </List.Root>
  );
}
