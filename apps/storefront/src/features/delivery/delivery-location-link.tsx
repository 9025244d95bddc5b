import { css } from '@shop/design/styled-system/css';
import { Button, Text, type ButtonProps } from '@shop/design/ui/elements';
import { PinIcon } from '@shop/design/ui/icons';
import { officeLabel } from '@shop/domain/delivery/address';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../shared/app-store.ts';
import { lazyDialog } from '../../shared/ui/lazy.tsx';
import { deliveryLocationMessages as messages } from './delivery-location.messages.ts';
import {
  deliveryDialogOpened,
  selectOffice,
  deliveryDialogClosed,
  selectIsDeliveryDialogOpen,
} from './delivery-location.slice.ts';

/** In the header, where a long name would move what is below; not with large letters. */
const oneLine = css.raw({ '@container (min-width: 20rem)': { truncate: true } });

export function LocationButton(button: ButtonProps) {
  const dispatch = useAppDispatch();
  return (
    <Button
      variant="plain"
      size="sm"
      px="0"
      aria-haspopup="dialog"
      onClick={() => dispatch(deliveryDialogOpened())}
      {...button}
    />
  );
}

/** The header's delivery location, shown as `{Name},{Pincode}`. */
export function DeliveryLocationLink(style: Pick<ButtonProps, 'maxW' | 'flex' | 'my'>) {
  const office = useSelector(selectOffice);
  const label = office && officeLabel(office);

  return (
    <LocationButton
      justifyContent="flex-start"
      maxW="full"
      minW="0"
      title={label ? messages.changeLocation : undefined}
      {...style}
    >
      <PinIcon />
      <Text as="span" htmlTranslate={label ? 'no' : undefined} minW="0" textAlign="start" css={oneLine}>
        {label ?? messages.chooseLocation}
      </Text>
    </LocationButton>
  );
}

const DeliveryLocationDialog = lazyDialog(() => import('./delivery-location-dialog.tsx'));

/** @param known a customer's addresses, above the search */
export function LazyDeliveryLocationDialog({ known }: { known?: ReactNode }) {
  const dispatch = useAppDispatch();
  const isOpen = useSelector(selectIsDeliveryDialogOpen);
  return <DeliveryLocationDialog isOpen={isOpen} onClose={() => dispatch(deliveryDialogClosed())} known={known} />;
}
