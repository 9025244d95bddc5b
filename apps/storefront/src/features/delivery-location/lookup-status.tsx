import { HStack } from '@shop/design/styled-system/jsx';
import { Spinner } from '@shop/design/ui/elements';
import { deliveryLocationMessages as messages } from './delivery-location.messages.ts';
import type { Lookup } from './use-pincode-lookup.ts';

const words = (lookup: Lookup): string => {
  switch (lookup.status) {
    case 'searching':
      return messages.searching;
    case 'done':
      return lookup.offices.length > 0 ? messages.found(lookup.offices.length) : messages.nothingFound;
    case 'idle':
    case 'failed':
      return '';
  }
};

/** The lookup's status, a live region of fixed size. */
export function LookupStatus({ lookup }: { lookup: Lookup }) {
  return (
    <HStack role="status" gap="3" minH="6" color="fg.muted">
      {lookup.status === 'searching' && <Spinner size="sm" color="leaf.fg" aria-hidden="true" />}
      {words(lookup)}
    </HStack>
  );
}
