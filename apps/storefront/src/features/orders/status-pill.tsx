import type { OrderStatus } from '@shop/api-contract/model';
import { Badge } from '@shop/design/ui/elements';
import { CheckIcon } from '@shop/design/ui/icons';
import { AlertIcon, ClockIcon, CrossIcon, InfoIcon } from '@shop/design/ui/subject-icons';
import { statusTexts } from './orders.messages.ts';

const looks = {
  created: { ground: 'turmeric', icon: InfoIcon },
  paid: { ground: 'leaf', icon: CheckIcon },
  Cancelled: { ground: 'gray', icon: CrossIcon },
  timedout: { ground: 'gray', icon: ClockIcon },
  failed: { ground: 'clay', icon: AlertIcon },
} as const satisfies Record<OrderStatus, unknown>;

/** An order's status with icon and text. Unknown statuses are shown as they are. */
export function StatusPill({ status }: { status: OrderStatus }) {
  const { ground, icon: Icon } = status in looks ? looks[status] : { ground: 'gray', icon: InfoIcon };
  return (
    <Badge colorPalette={ground} borderRadius="full" px="3" minH="7" gap="1.5" textStyle="sm">
      <Icon />
      <span>{statusTexts[status] ?? status}</span>
    </Badge>
  );
}
