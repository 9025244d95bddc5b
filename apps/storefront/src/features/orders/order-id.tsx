import { IconButton, Verbatim, VisuallyHidden } from '@shop/design/ui/elements';
import { HStack } from '@shop/design/styled-system/jsx';
import { CopyIcon } from '@shop/design/ui/subject-icons';
import { notify } from '@shop/design/toasts';
import { paths } from '../../shared/paths.ts';
import { TextLink } from '../../shared/ui/links.ts';
import { ordersMessages as messages } from './orders.messages.ts';

const HEAD = 10;
const TAIL = 4;
export const shortOrderId = (order: string) =>
  order.length > HEAD + TAIL + 1 ? `${order.slice(0, HEAD)}…${order.slice(-TAIL)}` : order;

interface OrderIdProps {
  order: string;
  /** Of the element with the whole id. */
  id?: string;
  /** Leads to the order's page. */
  isLink?: boolean;
}

/** An order's id without its middle, and a button that copies the whole. */
export function OrderId({ order, id, isLink = false }: OrderIdProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(order);
      notify({ type: 'success', title: messages.copied });
    } catch {
      notify({ type: 'info', title: order });
    }
  };
  const shown = (
    <>
      <VisuallyHidden>
        <Verbatim id={id}>{order}</Verbatim>
      </VisuallyHidden>
      <Verbatim aria-hidden="true">{shortOrderId(order)}</Verbatim>
    </>
  );
  return (
    <HStack as="span" display="inline-flex" gap="0" minW="0" maxW="full" flexWrap="wrap" title={order}>
      {isLink ? (
        <TextLink
          to={paths.order(order)}
          color="leaf.fg"
          minH={{ base: '0', _wide: '11' }}
          minW="0"
          _before={{ content: { base: '""', _wide: 'none' }, position: 'absolute', inset: '0' }}
          alignItems="center"
          overflowWrap="anywhere"
        >
          {shown}
        </TextLink>
      ) : (
        <span>{shown}</span>
      )}
      <IconButton
        variant="ghost"
        size="sm"
        display={{ base: isLink ? 'none' : 'inline-flex', _wide: 'inline-flex' }}
        aria-label={messages.copy(order)}
        onClick={() => void copy()}
      >
        <CopyIcon />
      </IconButton>
    </HStack>
  );
}
