import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SelectedOffice } from '@shop/domain/delivery/selected-office';
import type { DeliveryLocationState, RootState } from '../../shared/app-store.ts';

const initialState: DeliveryLocationState = { office: null, isRead: false, isDialogOpen: false };

/** Stored by delivery-location.persistence.ts. */
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

export const { storedOfficeRead, deliveryDialogOpened, deliveryDialogClosed } = deliveryLocationSlice.actions;

export const selectOffice = (state: RootState) => state.deliveryLocation.office;
export const selectIsOfficeRead = (state: RootState) => state.deliveryLocation.isRead;
export const selectIsDeliveryDialogOpen = (state: RootState) => state.deliveryLocation.isDialogOpen;
