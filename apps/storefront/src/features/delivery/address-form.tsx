import type { Order, User } from '@shop/api-contract/model';
import { focusWhenLost } from '@shop/design/focus-when-lost';
import { focusField, formTexts, useFieldErrors } from '@shop/design/form-fields';
import { TextField } from '@shop/design/parts/labelled-field';
import { Flex, Grid, Stack, styled } from '@shop/design/styled-system/jsx';
import { Button, H3, Muted, Text } from '@shop/design/ui/elements';
import {
  addressLineNames,
  checkAddressLines,
  missingAddressLines,
  type AddressLineName,
  type AddressLines,
  type SelectedOffice,
} from '@shop/domain/delivery/address';
import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../shared/app-store.ts';
import { runtimeConfig } from '../../shared/env.ts';
import { MobileField } from '../session/account-fields.tsx';
import { WithoutStreet } from './address-text.tsx';
import { addressErrors, addressMessages as messages, addressMissing } from './address.messages.ts';
import { LocationButton } from './delivery-location-link.tsx';
import {
  addressForgotten,
  addressTyped,
  selectAddresses,
  type DeliveryLocationRoot,
  type TypedAddress,
} from './delivery-location.slice.ts';

/** The form of the courier's lines, and their check when Pay is pressed. */
export function useAddressForm() {
  const form = useRef<HTMLFormElement>(null);
  const { errors, setErrors, onInput } = useFieldErrors<AddressLineName>();

  /** @returns null after it has marked the lines that cannot be used, and focused the first */
  const check = (): AddressLines | null => {
    if (!form.current) return {};
    const typed = formTexts(form.current, addressLineNames);
    const lines: AddressLines = {};
    const found: Partial<Record<AddressLineName, string>> = {};
    for (const name of addressLineNames) {
      const read = checkAddressLines({ [name]: typed[name] });
      if (read.ok) Object.assign(lines, read.lines);
      else found[name] = addressErrors[read.reason];
    }
    if (runtimeConfig().addressLines === 'required')
      for (const name of missingAddressLines(lines)) found[name] ??= addressMissing[name];
    setErrors(found);
    const first = addressLineNames.find((name) => found[name]);
    if (!first) return lines;
    focusField(form.current, first);
    return null;
  };
  return { form, errors, onInput, check };
}

interface AddressFormProps extends ReturnType<typeof useAddressForm> {
  user: User;
  office: SelectedOffice;
  /** The account's, the latest first; their addresses may serve again. */
  orders: readonly Order[];
}

/** Where the parcel goes: the office, and the lines that a courier needs beside it. */
export function AddressForm({ user, office, orders, form, errors, onInput }: AddressFormProps) {
  const dispatch = useAppDispatch();
  const addresses = useSelector((state: DeliveryLocationRoot) => selectAddresses(state, user.email));
  const typed = addresses.find(({ pincode }) => pincode === office.Pincode);
  // What this form has: what another tab has stored since is not in its fields.
  const [{ shown, isMoved }, setForm] = useState(() => prefill({ addresses, orders, user, office }));

  const keep = (lines: AddressLines) => {
    if (addressLineNames.every((name) => lines[name] === (shown[name] ?? ''))) return;
    setForm({ shown: lines, isMoved: isMoved && !lines.Line1 });
    dispatch(addressTyped({ account: user.email, pincode: office.Pincode, lines }));
  };
  const forget = () => {
    if (!form.current) return;
    for (const field of form.current.querySelectorAll('input')) field.value = '';
    setForm({ shown: {}, isMoved: false });
    dispatch(addressForgotten({ account: user.email, pincode: office.Pincode }));
    focusField(form.current, 'Recipient');
  };
  const field = (name: AddressLineName) => ({ name, defaultValue: shown[name] ?? '', error: errors[name] });

  return (
    <Stack as="section" aria-label={messages.deliverTo} gap={{ base: '3', md: '4' }} pb={{ base: '7', md: '6' }}>
      <Flex justify="space-between" align="baseline" wrap="wrap" columnGap="4">
        <H3 ref={focusWhenLost} tabIndex={-1}>
          {messages.deliverTo}
        </H3>
        <LocationButton my="-2.5">{messages.change}</LocationButton>
        <Muted flexBasis="full" htmlTranslate="no" overflowWrap="anywhere">
          {[office.Name, office.State, office.Pincode].join(', ')}
        </Muted>
      </Flex>
      {isMoved && <Text role="status">{messages.streetAskedAgain}</Text>}
      <styled.form
        ref={form}
        method="dialog"
        noValidate
        onInput={onInput}
        onChange={({ currentTarget }) => keep(formTexts(currentTarget, addressLineNames))}
        onSubmit={(event) => event.preventDefault()}
      >
        <Grid gap={{ base: '3', md: '4' }} columns={{ base: 1, md: 2 }} alignItems="start">
          <TextField {...field('Recipient')} label={messages.recipient} autoComplete="name" autoCapitalize="words" />
          <MobileField {...field('Mobile')} label={messages.mobile} inputMode="tel" />
          <styled.div gridColumn="1 / -1">
            <TextField
              {...field('Line1')}
              label={messages.line1}
              placeholder={messages.line1Example}
              autoComplete="address-line1"
            />
            {runtimeConfig().addressLines !== 'required' && (
              <WithoutStreet to={{ ...shown, Mobile: shown.Mobile || user.mobile }} />
            )}
          </styled.div>
          <TextField {...field('Line2')} label={messages.line2} autoComplete="address-line2" />
          <TextField {...field('Landmark')} label={messages.landmark} autoComplete="off" />
        </Grid>
      </styled.form>
      {typed && (
        <Button variant="plain" size="sm" px="0" alignSelf="flex-end" onClick={forget}>
          {messages.forgetAddress}
        </Button>
      )}
    </Stack>
  );
}

type Known = Pick<AddressFormProps, 'user' | 'office' | 'orders'> & { addresses: readonly TypedAddress[] };

/** What this account last typed or ordered for the PIN code, else its last recipient, without a street. */
function prefill({ addresses, orders, user, office }: Known): { shown: AddressLines; isMoved: boolean } {
  const ordered = orders.flatMap(({ deliver_to: to }) => (to ? [{ pincode: to.Pincode, lines: to }] : []));
  const known: TypedAddress[] = [...addresses, ...ordered];
  const here = known.find(({ pincode }) => pincode === office.Pincode);
  const { Recipient = user.name, Mobile = user.mobile } = (here ?? known[0])?.lines ?? {};
  const { Line1, Line2, Landmark } = here?.lines ?? {};
  const street = { ...(Line1 && { Line1 }), ...(Line2 && { Line2 }), ...(Landmark && { Landmark }) };
  return { shown: { Recipient, Mobile, ...street }, isMoved: !here && Boolean(addresses[0]?.lines.Line1) };
}
