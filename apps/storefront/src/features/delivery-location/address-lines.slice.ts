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

/** The last address of each account, by e-mail. */
type Addresses = Record<string, TypedAddress>;

export interface AddressLinesRoot {
  addressLines: Addresses;
}

const initialState: Addresses = {};

/** Where the courier goes, beside the office (decisions, "Address lines, orders"). */
export const addressLinesSlice = createSlice({
  name: 'addressLines',
  initialState,
  reducers: {
    addressTyped: (addresses, { payload }: PayloadAction<TypedAddress & { account: string }>) => {
      const { account, ...address } = payload;
      addresses[account] = address;
    },
    addressForgotten: (addresses, { payload: account }: PayloadAction<string>) => {
      delete addresses[account];
    },
    storedAddressesRead: (_, { payload }: PayloadAction<Addresses>) => payload,
  },
});

export const { addressTyped, addressForgotten } = addressLinesSlice.actions;

export const selectAddress = ({ addressLines }: AddressLinesRoot, account: string): TypedAddress | null =>
  Object.hasOwn(addressLines, account) ? (addressLines[account] ?? null) : null;

const storedAddresses = z.record(
  z.string(),
  z.object({
    pincode: z.string(),
    lines: z.partial(z.object(Object.fromEntries(addressLineNames.map((name) => [name, z.string()])))),
  }),
);

export const storedAddressLines: StoredSlice<AddressLinesRoot, Addresses> = {
  select: ({ addressLines }) => addressLines,
  read: (storage) =>
    addressLinesSlice.actions.storedAddressesRead(readStored(storage, storageKeys.addressLines, storedAddresses) ?? {}),
  write: (storage, addresses) =>
    void storage.write(storageKeys.addressLines, Object.keys(addresses).length > 0 ? JSON.stringify(addresses) : null),
};
