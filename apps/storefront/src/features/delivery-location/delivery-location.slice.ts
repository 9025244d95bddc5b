import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isPincode } from '@shop/domain/delivery/pincode';
import type { SelectedOffice } from '@shop/domain/delivery/selected-office';
import * as z from 'zod/mini';
import type { DeliveryLocationState, RootState } from '../../shared/app-store.ts';
import { storageKeys } from '../../shared/storage/storage-keys.ts';
import { readStored, type StoredPart } from '../../shared/storage/stored-state.ts';

const initialState: DeliveryLocationState = { office: null, isRead: false, isDialogOpen: false };

/** Stored, which sets the state; closes the dialog. */
export const officeChosen = createAction<SelectedOffice>('deliveryLocation/officeChosen');

/** Where the order goes: a post office's record (specification, sections 3 and 4). */
export const deliveryLocationSlice = createSlice({
  name: 'deliveryLocation',
  initialState,
  reducers: {
    storedOfficeRead: (state, { payload }: PayloadAction<SelectedOffice | null>) => {
      state.office = payload;
      state.isRead = true;
    },
    deliveryDialogOpened: (state) => {
      state.isDialogOpen = true;
    },
    deliveryDialogClosed: (state) => {
      state.isDialogOpen = false;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(officeChosen, (state) => {
      state.isDialogOpen = false;
    });
  },
});

export const { deliveryDialogOpened, deliveryDialogClosed } = deliveryLocationSlice.actions;

export const selectOffice = (state: RootState) => state.deliveryLocation.office;
export const selectIsOfficeRead = (state: RootState) => state.deliveryLocation.isRead;
export const selectIsDeliveryDialogOpen = (state: RootState) => state.deliveryLocation.isDialogOpen;

/** A post office that can serve as an address (specification, section 3); other fields are left out. */
export const officeSchema = z.object({
  Name: z.string().check(z.regex(/\S/)),
  State: z.string(),
  Country: z.string(),
  Pincode: z.string().check(z.refine(isPincode)),
});

export const storedOffice: StoredPart = {
  isChange: officeChosen.match,
  change: (storage, action) => {
    if (officeChosen.match(action)) storage.write(storageKeys.selectedOffice, JSON.stringify(action.payload));
  },
  read: (storage) =>
    deliveryLocationSlice.actions.storedOfficeRead(
      readStored(storage, storageKeys.selectedOffice, officeSchema) ?? null,
    ),
};
