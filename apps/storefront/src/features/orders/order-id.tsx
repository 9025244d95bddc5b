import { Button, Verbatim, VisuallyHidden } from '@shop/design/ui/elements';
import { CopyIcon } from '@shop/design/ui/subject-icons';
import { notify } from '@shop/design/toasts';
import { ordersMessages as messages } from './orders.messages.ts';

const HEAD = 10;
const TAIL = 4;
const shorten = (order: string) =>
  order.length > HEAD + TAIL + 1 ? `${order.slice(0, HEAD)}…${order.slice(-TAIL)}` : order;

interface OrderIdProps {
  order: string;
  id?: string;
}

/** An order's id without its middle; a press copies the whole. */
export function OrderId({ order, id }: OrderIdProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(order);
      notify({ type: 'success', title: messages.copied });
    } catch {
      notify({ type: 'info', title: order });
    }
  };
  return (
    <Button variant="plain" size="sm" px="0" gap="2" fontWeight="400" title={order} onClick={() => void copy()}>
      <VisuallyHidden>
        {messages.copy} <Verbatim id={id}>{order}</Verbatim>
      </VisuallyHidden>
      <Verbatim aria-hidden="true">{shorten(order)}</Verbatim>
      <CopyIcon />
    </Button>
  );
}
