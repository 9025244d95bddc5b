import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { officeLabel, readStoredOffice, type SelectedOffice } from '@shop/domain/delivery/selected-office';
import type { DeliveryLocationState, RootState } from '../../shared/app-store.ts';
import { storageKeys } from '../../shared/storage/storage-keys.ts';
import { otherTabWrote, storedStateRead } from '../../shared/storage/stored-state.ts';

const initialState: DeliveryLocationState = { office: null, isRead: false, isDialogOpen: false };

/** Where the order goes: a post office's record (specification, sections 3 and 4). */
export const deliveryLocationSlice = createSlice({
  name: 'deliveryLocation',
  initialState,
  reducers: {
    /** Sets the office and closes the dialog. */
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
  extraReducers: (builder) => {
    builder
      .addCase(storedStateRead, (state, { payload }) => {
        state.office ??= readStoredOffice(payload.selectedOffice ?? null);
        state.isRead = true;
      })
      .addCase(otherTabWrote, (state, { payload }) => {
        if (payload.key === storageKeys.selectedOffice) state.office = readStoredOffice(payload.value);
      });
  },
});

export const { officeChosen, deliveryDialogOpened, deliveryDialogClosed } = deliveryLocationSlice.actions;

export const selectOffice = (state: RootState) => state.deliveryLocation.office;
export const selectIsOfficeRead = (state: RootState) => state.deliveryLocation.isRead;
export const selectIsDeliveryDialogOpen = (state: RootState) => state.deliveryLocation.isDialogOpen;

/** `{Name},{Pincode}`, as the header shows it; null while none is chosen. */
export const selectOfficeLabel = (state: RootState) => {
  const office = selectOffice(state);
  return office && officeLabel(office);
};
