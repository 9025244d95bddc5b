import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { storageKeys } from '../../shared/storage/storage-keys.ts';
import type { AppDispatch, ShopServices } from '../../shared/use-app-dispatch.ts';
import { officeChosen } from './delivery-location.slice.ts';

/** Stores the delivery location; in memory only when storage is refused. */
export function startOfficePersistence(
  listeners: ListenerMiddlewareInstance<unknown, AppDispatch, ShopServices>,
): void {
  listeners.startListening({
    actionCreator: officeChosen,
    effect: ({ payload }, { extra }) => void extra.storage.write(storageKeys.selectedOffice, JSON.stringify(payload)),
  });
}
