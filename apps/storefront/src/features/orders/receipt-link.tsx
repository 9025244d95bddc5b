import type { Order } from '@shop/api-contract/model';
import { TextAnchor } from '@shop/design/ui/elements';
import { ReceiptIcon } from '@shop/design/ui/subject-icons';
import type { ComponentProps } from 'react';
import { receiptUrl } from '../../shared/portal.ts';
import { ordersMessages as messages } from './orders.messages.ts';

type ReceiptLinkProps = { order: Order; isSmall?: boolean } & Pick<
  ComponentProps<typeof TextAnchor>,
  'aria-describedby'
>;

export const ReceiptLink = ({ order, isSmall = false, ...rest }: ReceiptLinkProps) => (
  <TextAnchor
    href={receiptUrl(order.order_id_token)}
    target="_blank"
    rel="noopener"
    fontWeight="600"
    minH="11"
    whiteSpace="nowrap"
    textStyle={isSmall ? 'sm' : 'md'}
    {...rest}
  >
    {!isSmall && <ReceiptIcon />}
    {messages.viewReceipt}
  </TextAnchor>
);
