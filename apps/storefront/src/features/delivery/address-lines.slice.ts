import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { addressLineNames, type AddressLines } from '@shop/domain/delivery/address-lines';
import * as z from 'zod/mini';
import { storageKeys } from '../../shared/storage/storage-keys.ts';
import { readStored, type StoredSlice } from '../../shared/storage/shop-storage.ts';

/** What was typed into the courier's lines, and for which PIN code. */
export interface TypedAddress {
  pincode: string;
  lines: AddressLines;
}

/** By the account's e-mail, the last typed first, one for each PIN code. */
type Addresses = Record<string, TypedAddress[]>;

export interface AddressLinesRoot {
  addressLines: Addresses;
}

const initialState: Addresses = {};

const none: TypedAddress[] = [];

const ofAccount = (addresses: Addresses, account: string) =>
  (Object.hasOwn(addresses, account) && addresses[account]) || none;

interface AddressKey {
  account: string;
  pincode: string;
}

const withoutPin = (addresses: Addresses, { account, pincode }: AddressKey) =>
  ofAccount(addresses, account).filter((address) => address.pincode !== pincode);

/** Where the courier goes, beside the office (decisions, "Address lines, orders"). */
export const addressLinesSlice = createSlice({
  name: 'addressLines',
  initialState,
  reducers: {
    addressTyped: (addresses, { payload }: PayloadAction<AddressKey & TypedAddress>) => {
      const { account, ...address } = payload;
      addresses[account] = [address, ...withoutPin(addresses, payload)];
    },
    addressForgotten: (addresses, { payload }: PayloadAction<AddressKey>) => {
      addresses[payload.account] = withoutPin(addresses, payload);
    },
    storedAddressesRead: (_, { payload }: PayloadAction<Addresses>) => payload,
  },
});

export const { addressTyped, addressForgotten } = addressLinesSlice.actions;

/** What this account has typed, the last first. */
export const selectAddresses = ({ addressLines }: AddressLinesRoot, account: string): readonly TypedAddress[] =>
  ofAccount(addressLines, account);

const storedAddresses = z.record(
  z.string(),
  z.array(
    z.object({
      pincode: z.string(),
      lines: z.partial(z.object(Object.fromEntries(addressLineNames.map((name) => [name, z.string()])))),
    }),
  ),
);

export const storedAddressLines: StoredSlice<AddressLinesRoot, Addresses> = {
  select: ({ addressLines }) => addressLines,
  read: (storage) =>
    addressLinesSlice.actions.storedAddressesRead(readStored(storage, storageKeys.addressLines, storedAddresses) ?? {}),
  write: (storage, addresses) => {
    const isEmpty = Object.values(addresses).every(({ length }) => length === 0);
    storage.write(storageKeys.addressLines, isEmpty ? null : JSON.stringify(addresses));
  },
};
