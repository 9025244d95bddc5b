import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SelectedOffice } from '@shop/domain/delivery/selected-office';
import { storageRead } from '../../shared/storage/shop-storage.ts';

interface DeliveryLocationState {
  office: SelectedOffice | null;
  /** Whether browser storage was read; before that the office is unknown. */
  isRead: boolean;
  isDialogOpen: boolean;
  /** How often one was chosen in this tab: each choice begins the address form anew. */
  choices: number;
}

export interface DeliveryLocationRoot {
  deliveryLocation: DeliveryLocationState;
}

const initialState: DeliveryLocationState = { office: null, isRead: false, isDialogOpen: false, choices: 0 };

/** Where the order goes: a post office's record (specification, sections 3 and 4). */
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
  },
  extraReducers: (builder) => {
    builder.addCase(storageRead, (state, { payload: { selectedOffice: office = null } }) => ({
      ...state,
      office,
      isRead: true,
    }));
  },
});

export const { officeChosen, deliveryDialogOpened, deliveryDialogClosed } = deliveryLocationSlice.actions;

export const selectOffice = ({ deliveryLocation }: DeliveryLocationRoot) => deliveryLocation.office;
export const selectOfficeChoices = ({ deliveryLocation }: DeliveryLocationRoot) => deliveryLocation.choices;
export const selectIsOfficeRead = ({ deliveryLocation }: DeliveryLocationRoot) => deliveryLocation.isRead;
export const selectIsDeliveryDialogOpen = ({ deliveryLocation }: DeliveryLocationRoot) => deliveryLocation.isDialogOpen;
