import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AddressLines, SelectedOffice } from '@shop/domain/delivery/address';
import { storageRead } from '../../shared/storage/shop-storage.ts';

/** What was typed into the courier's lines, and for which PIN code. */
export interface TypedAddress {
  pincode: string;
  lines: AddressLines;
}

interface DeliveryLocationState {
  office: SelectedOffice | null;
  /** Whether browser storage was read; before that the office is unknown. */
  isRead: boolean;
  isDialogOpen: boolean;
  /** How often one was chosen in this tab: each choice begins the address form anew. */
  choices: number;
  /** By the account's e-mail, the last typed first, one for each PIN code. */
  addressLines: Record<string, TypedAddress[]>;
}

export interface DeliveryLocationRoot {
  deliveryLocation: DeliveryLocationState;
}

const initialState: DeliveryLocationState = {
  office: null,
  isRead: false,
  isDialogOpen: false,
  choices: 0,
  addressLines: {},
};

const none: TypedAddress[] = [];

const ofAccount = ({ addressLines }: DeliveryLocationState, account: string) =>
  (Object.hasOwn(addressLines, account) && addressLines[account]) || none;

interface AddressKey {
  account: string;
  pincode: string;
}

const withoutPin = (state: DeliveryLocationState, { account, pincode }: AddressKey) =>
  ofAccount(state, account).filter((address) => address.pincode !== pincode);

/** Where the order goes: a post office's record (specification, sections 3 and 4), and the courier's lines beside it. */
export const deliveryLocationSlice = createSlice({
  name: 'deliveryLocation',
  initialState,
  reducers: {
    officeChosen: (state, { payload }: PayloadAction<SelectedOffice>) => {
      state.office = payload;
      state.choices += 1;
      state.isDialogOpen = false;
    },
    deliveryDialogOpened: (state) => {
      state.isDialogOpen = true;
    },
    deliveryDialogClosed: (state) => {
      state.isDialogOpen = false;
    },
    addressTyped: (state, { payload }: PayloadAction<AddressKey & TypedAddress>) => {
      const { account, ...address } = payload;
      state.addressLines[account] = [address, ...withoutPin(state, payload)];
    },
    addressForgotten: (state, { payload }: PayloadAction<AddressKey>) => {
      const left = withoutPin(state, payload);
      if (left.length > 0) state.addressLines[payload.account] = left;
      else delete state.addressLines[payload.account];
    },
  },
  extraReducers: (builder) => {
    builder.addCase(storageRead, (state, { payload: { selectedOffice: office = null, addressLines = {} } }) => ({
      ...state,
      office,
      addressLines,
      isRead: true,
    }));
  },
});

export const { officeChosen, deliveryDialogOpened, deliveryDialogClosed, addressTyped, addressForgotten } =
  deliveryLocationSlice.actions;

export const selectOffice = ({ deliveryLocation }: DeliveryLocationRoot) => deliveryLocation.office;
export const selectOfficeChoices = ({ deliveryLocation }: DeliveryLocationRoot) => deliveryLocation.choices;
export const selectIsOfficeRead = ({ deliveryLocation }: DeliveryLocationRoot) => deliveryLocation.isRead;
export const selectIsDeliveryDialogOpen = ({ deliveryLocation }: DeliveryLocationRoot) => deliveryLocation.isDialogOpen;

/** What this account has typed, the last first. */
export const selectAddresses = ({ deliveryLocation }: DeliveryLocationRoot, account: string): readonly TypedAddress[] =>
  ofAccount(deliveryLocation, account);
export const selectKeptAddresses = ({ deliveryLocation: { addressLines } }: DeliveryLocationRoot) =>
  Object.keys(addressLines).length > 0 ? addressLines : null;
