import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AddressLines } from '@shop/domain/delivery/address-lines';
import { storageRead } from '../../shared/storage/shop-storage.ts';

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
      if (addresses[payload.account]?.length === 0) delete addresses[payload.account];
    },
  },
  extraReducers: (builder) => {
    builder.addCase(storageRead, (_, { payload: { addressLines = {} } }) => addressLines);
  },
});

export const { addressTyped, addressForgotten } = addressLinesSlice.actions;

/** What this account has typed, the last first. */
export const selectAddresses = ({ addressLines }: AddressLinesRoot, account: string): readonly TypedAddress[] =>
  ofAccount(addressLines, account);
export const selectKeptAddresses = ({ addressLines }: AddressLinesRoot) =>
  Object.keys(addressLines).length > 0 ? addressLines : null;
