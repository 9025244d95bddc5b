import type { Order } from '@shop/api-contract/model';
import { TextAnchor } from '@shop/design/ui/elements';
import { ReceiptIcon } from '@shop/design/ui/subject-icons';
import { receiptUrl } from '../../shared/portal.ts';
import { ordersMessages as messages } from './orders.messages.ts';

interface ReceiptLinkProps {
  order: Order;
  isSmall?: boolean;
  'aria-describedby'?: string;
}

export const ReceiptLink = ({ order, isSmall = false, ...rest }: ReceiptLinkProps) => (
  <TextAnchor
    href={receiptUrl(order.order_id_token)}
    target="_blank"
    rel="noopener"
    fontWeight={isSmall ? '400' : '600'}
    color={isSmall ? 'fg' : undefined}
    minH="11"
    whiteSpace="nowrap"
    textStyle={isSmall ? 'sm' : 'md'}
    {...rest}
  >
    {!isSmall && <ReceiptIcon />}
    {messages.viewReceipt}
  </TextAnchor>
);
