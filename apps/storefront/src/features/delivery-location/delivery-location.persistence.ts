import { storageKeys } from '../../shared/storage/storage-keys.ts';
import type { AppListeners } from '../../shared/app-store.ts';
import { officeChosen } from './delivery-location.slice.ts';

/** Stores the delivery location; in memory only when storage is refused. */
export function startOfficePersistence(listeners: AppListeners): void {
  listeners.startListening({
    actionCreator: officeChosen,
    effect: ({ payload }, { extra }) => void extra.storage.write(storageKeys.selectedOffice, JSON.stringify(payload)),
  });
}
