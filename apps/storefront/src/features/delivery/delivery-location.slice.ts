import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isPincode } from '@shop/domain/text/digits';
import type { SelectedOffice } from '@shop/domain/delivery/selected-office';
import * as z from 'zod/mini';
import { storageKeys } from '../../shared/storage/storage-keys.ts';
import { readStored, type StoredSlice } from '../../shared/storage/shop-storage.ts';

interface DeliveryLocationState {
  office: SelectedOffice | null;
  /** Whether browser storage was read; before that the office is unknown. */
  isRead: boolean;
  isDialogOpen: boolean;
}

export interface DeliveryLocationRoot {
  deliveryLocation: DeliveryLocationState;
}

const initialState: DeliveryLocationState = { office: null, isRead: false, isDialogOpen: false };

/** Where the order goes: a post office's record (specification, sections 3 and 4). */
export const deliveryLocationSlice = createSlice({
  name: 'deliveryLocation',
  initialState,
  reducers: {
    storedOfficeRead: (state, { payload }: PayloadAction<SelectedOffice | null>) => {
      state.office = payload;
      state.isRead = true;
    },
    officeChosen: (state, { payload }: PayloadAction<SelectedOffice>) => {
      state.office = payload;
      state.isDialogOpen = false;
    },
    deliveryDialogOpened: (state) => {
      state.isDialogOpen = true;
    },
    deliveryDialogClosed: (state) => {
      state.isDialogOpen = false;
    },
  },
});

export const { officeChosen, deliveryDialogOpened, deliveryDialogClosed } = deliveryLocationSlice.actions;

export const selectOffice = ({ deliveryLocation }: DeliveryLocationRoot) => deliveryLocation.office;
export const selectIsOfficeRead = ({ deliveryLocation }: DeliveryLocationRoot) => deliveryLocation.isRead;
export const selectIsDeliveryDialogOpen = ({ deliveryLocation }: DeliveryLocationRoot) => deliveryLocation.isDialogOpen;

/** A post office that can serve as an address (specification, section 3); other fields are left out. */
export const officeSchema = z.object({
  Name: z.string().check(z.regex(/\S/)),
  State: z.string(),
  Country: z.string(),
  Pincode: z.string().check(z.refine(isPincode)),
});

export const storedOffice: StoredSlice<DeliveryLocationRoot, SelectedOffice | null> = {
  select: selectOffice,
  read: (storage) =>
    deliveryLocationSlice.actions.storedOfficeRead(
      readStored(storage, storageKeys.selectedOffice, officeSchema) ?? null,
    ),
  write: (storage, office) => void (office && storage.write(storageKeys.selectedOffice, JSON.stringify(office))),
};
