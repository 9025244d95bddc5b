import { HStack, styled } from '@shop/design/styled-system/jsx';
import { Button, Spinner, Text, TextAnchor } from '@shop/design/ui/elements';
import { ShopDialog } from '@shop/design/ui/shop-dialog';
import { useCleanField } from '@shop/design/use-clean-field';
import { cleanPincode } from '@shop/domain/text/digits';
import type { SelectedOffice } from '@shop/domain/delivery/selected-office';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../shared/app-store.ts';
import { brand } from '../../shared/env.ts';
import { FieldInput, LabelledField } from '@shop/design/parts/labelled-field';
import { deliveryLocationMessages as messages } from './delivery-location.messages.ts';
import { deliveryDialogClosed, officeChosen, selectIsDeliveryDialogOpen } from './delivery-location.slice.ts';
import { OfficeList } from './office-list.tsx';
import { usePincodeLookup, type Lookup } from './use-pincode-lookup.ts';

/** Searches post offices by pincode (specification, section 2). */
export function DeliveryLocationDialog() {
  const dispatch = useAppDispatch();
  const isOpen = useSelector(selectIsDeliveryDialogOpen);
  const choose = (office: SelectedOffice) => dispatch(officeChosen(office));

  return (
    <ShopDialog isOpen={isOpen} onClose={() => dispatch(deliveryDialogClosed())} title={messages.dialogTitle}>
      <PincodeSearch onChoose={choose} />
    </ShopDialog>
  );
}

/** The pincode field, without a length limit, and its post offices. */
function PincodeSearch({ onChoose }: { onChoose: (office: SelectedOffice) => void }) {
  const [pincode, setPincode] = useState('');
  const { lookup, search } = usePincodeLookup();
  const isUnknown = lookup.status === 'done' && lookup.offices.length === 0;
  const field = useCleanField(cleanPincode, (text) => {
    setPincode(text);
    search(text);
  });

  return (
    <styled.form
      method="dialog"
      display="flex"
      flexDirection="column"
      gap="5"
      onSubmit={(event) => event.preventDefault()}
    >
      <LabelledField label={messages.pincode} help={messages.pincodeHelp}>
        <FieldInput
          {...field}
          name="pincode"
          aria-invalid={isUnknown || undefined}
          inputMode="numeric"
          autoComplete="postal-code"
          enterKeyHint="search"
          textStyle="price"
          letterSpacing="0.08em"
        />
      </LabelledField>
      <LookupStatus lookup={lookup} />
      {isUnknown && (
        <Text mt="-4">
          {messages.checkPincode}{' '}
          <TextAnchor href={`tel:${brand.supportPhone.replaceAll(' ', '')}`} display="inline">
            {brand.supportPhone}
          </TextAnchor>
        </Text>
      )}
      {lookup.status === 'failed' && (
        <Button variant="outline" alignSelf="flex-start" size="sm" onClick={() => search(pincode)}>
          {messages.tryAgain}
        </Button>
      )}
      {lookup.status === 'done' && lookup.offices.length > 0 && (
        <OfficeList offices={lookup.offices} onChoose={onChoose} />
      )}
    </styled.form>
  );
}

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

function LookupStatus({ lookup }: { lookup: Lookup }) {
  return (
    <HStack role="status" gap="3" minH="6" color="fg.muted">
      {lookup.status === 'searching' && <Spinner size="sm" color="leaf.fg" aria-hidden="true" />}
      <span>{words(lookup)}</span>
    </HStack>
  );
}
