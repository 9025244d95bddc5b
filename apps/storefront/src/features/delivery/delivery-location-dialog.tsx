import { HStack, styled } from '@shop/design/styled-system/jsx';
import { Button, Spinner, Text, TextAnchor } from '@shop/design/ui/elements';
import { ShopDialog } from '@shop/design/ui/shop-dialog';
import { useCleanField } from '@shop/design/use-clean-field';
import { cleanPincode } from '@shop/domain/text/digits';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../shared/app-store.ts';
import { brand } from '../../shared/env.ts';
import { TextField } from '@shop/design/parts/labelled-field';
import { deliveryLocationMessages as messages } from './delivery-location.messages.ts';
import { deliveryDialogClosed, selectIsDeliveryDialogOpen } from './delivery-location.slice.ts';
import { OfficeList } from './office-list.tsx';
import { usePincodeLookup } from './use-pincode-lookup.ts';

/** Searches post offices by pincode (specification, section 2). */
export function DeliveryLocationDialog() {
  const dispatch = useAppDispatch();
  const isOpen = useSelector(selectIsDeliveryDialogOpen);

  return (
    <ShopDialog isOpen={isOpen} onClose={() => dispatch(deliveryDialogClosed())} title={messages.dialogTitle}>
      <PincodeSearch />
    </ShopDialog>
  );
}

/** The pincode field, without a length limit, and its post offices. */
function PincodeSearch() {
  const [pincode, setPincode] = useState('');
  const { lookup, search } = usePincodeLookup();
  const isSearching = lookup.status === 'searching';
  const offices = lookup.status === 'done' ? lookup.offices : null;
  const isUnknown = offices?.length === 0;
  const found = isUnknown ? messages.nothingFound : offices && messages.found(offices.length);
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
      <TextField
        {...field}
        label={messages.pincode}
        help={messages.pincodeHelp}
        name="pincode"
        aria-invalid={isUnknown || undefined}
        inputMode="numeric"
        autoComplete="postal-code"
        enterKeyHint="search"
        textStyle="price"
        letterSpacing="0.08em"
      />
      <HStack role="status" gap="3" minH="6" color="fg.muted">
        {isSearching && <Spinner size="sm" color="leaf.fg" aria-hidden="true" />}
        <span>{isSearching ? messages.searching : found}</span>
      </HStack>
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
      {offices && !isUnknown && <OfficeList offices={offices} />}
    </styled.form>
  );
}
