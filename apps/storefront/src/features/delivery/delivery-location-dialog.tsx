import { skipToken } from '@reduxjs/toolkit/query/react';
import { TextField } from '@shop/design/parts/labelled-field';
import { css } from '@shop/design/styled-system/css';
import { HStack, Stack, styled } from '@shop/design/styled-system/jsx';
import { notify } from '@shop/design/toasts';
import { Button, Spinner, Text, Small, Verbatim } from '@shop/design/ui/elements';
import { ChevronRightIcon } from '@shop/design/ui/icons';
import ShopDialog from '@shop/design/ui/shop-dialog';
import { useCleanField } from '@shop/design/use-clean-field';
import type { DialogProps } from '@shop/design/use-dialog-root';
import { plainOffice } from '@shop/domain/delivery/address';
import { ownField } from '@shop/domain/json/parse-json';
import { cleanPincode, PINCODE_PATTERN } from '@shop/domain/text/digits';
import { useState, useEffect, type ReactNode } from 'react';
import { useAppDispatch } from '../../shared/app-store.ts';
import { brand } from '../../shared/env.ts';
import { toastDurations } from '../../shared/toasts.ts';
import { ContactLink } from '../../shared/ui/external-links.tsx';
import { deliveryLocationMessages as messages } from './delivery-location.messages.ts';
import { officeChosen } from './delivery-location.slice.ts';
import { useLookupPincodeQuery } from './postal.api.ts';

/** Searches post offices by pincode (specification, section 2); before it a customer's known addresses. */
export default function DeliveryLocationDialog({ known, ...dialog }: DialogProps & { known: ReactNode }) {
  return (
    <ShopDialog {...dialog} title={messages.dialogTitle}>
      {known}
      <PincodeSearch />
    </ShopDialog>
  );
}

/**
 * The pincode field, without a length limit, and its post offices (specification, sections 4 and 5): exactly six digits
 * start a lookup, anything else clears the results, newer text cancels the pending lookup.
 */
function PincodeSearch() {
  const dispatch = useAppDispatch();
  const [pincode, setPincode] = useState('');
  const lookup = useLookupPincodeQuery(PINCODE_PATTERN.test(pincode) ? pincode : skipToken, once);
  const { currentData: offices, error, isFetching: isSearching } = lookup;
  const isUnknown = offices?.length === 0;
  const found = isUnknown ? messages.nothingFound : offices && messages.found(offices.length);
  const field = useCleanField(cleanPincode, setPincode);

  useEffect(() => {
    if (isSearching) return;
    if (error) notify({ type: 'warning', title: messages.lookupFailed, description: lookupErrorText(error), ...onTop });
    else if (offices === null) window.alert(messages.unknownStatus);
  }, [isSearching, error, offices]);

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
          {messages.checkPincode} <ContactLink to={brand.supportPhone} display="inline" />
        </Text>
      )}
      {!isSearching && (error || offices === null) && (
        <Button variant="outline" alignSelf="flex-start" size="sm" onClick={() => void lookup.refetch()}>
          {messages.tryAgain}
        </Button>
      )}
      {offices && !isUnknown && (
        <PlaceList
          label={messages.chooseOne}
          places={offices.map((office) => ({
            name: office.Name,
            detail: [office.District, office.State, office.Pincode].filter(Boolean).join(', '),
            choose: () => dispatch(officeChosen(plainOffice(office))),
          }))}
        >
          <ChevronRightIcon />
        </PlaceList>
      )}
    </styled.form>
  );
}

/** A lookup is asked for by its pincode, or by a press. */
const once = { refetchOnFocus: false, refetchOnReconnect: false };

const onTop = { duration: toastDurations.lookupError, place: 'top' } as const;

export function lookupErrorText(error: unknown): string {
  const status = ownField(error, 'status');
  if (status === 'FETCH_ERROR') return messages.noReply;
  if (status === 'TIMEOUT_ERROR') return messages.noReplyInTime;
  return typeof status === 'number' ? messages.serviceError(status) : messages.unreadable;
}

interface PlaceListProps {
  label: string;
  places: readonly { name: string; detail: string | undefined; choose: () => void }[];
  /** At the end of each line. */
  children: ReactNode;
}

const line = css.raw({
  width: 'full',
  height: 'auto',
  minH: '14',
  px: '2',
  py: '3',
  justifyContent: 'space-between',
  textAlign: 'start',
  borderRadius: '0',
  focusVisibleRing: 'inside',
});

export const PlaceList = ({ label, places, children }: PlaceListProps) => (
  <styled.ul role="list" aria-label={label} borderTopWidth="1px" maxH="18rem" overflowY="auto">
    {places.map(({ name, detail, choose }, index) => (
      <styled.li key={`${name}-${index}`} borderBottomWidth="1px">
        <Button variant="ghost" css={line} onClick={choose}>
          <Stack as="span" gap="0.5" minW="0" overflowWrap="anywhere">
            <Verbatim>{name}</Verbatim>
            {detail && (
              <Small as="span" fontWeight="400">
                {detail}
              </Small>
            )}
          </Stack>
          {children}
        </Button>
      </styled.li>
    ))}
  </styled.ul>
);
