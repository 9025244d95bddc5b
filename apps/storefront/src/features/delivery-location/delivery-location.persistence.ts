import { storageKeys } from '../../shared/storage/storage-keys.ts';
import { readStored, type StoredPart } from '../../shared/storage/stored-state.ts';
import { officeChosen, storedOfficeRead } from './delivery-location.slice.ts';
import { office } from './office.schema.ts';

export const storedOffice: StoredPart = {
  isChange: officeChosen.match,
  change: (storage, action) => {
    if (officeChosen.match(action)) storage.write(storageKeys.selectedOffice, JSON.stringify(action.payload));
  },
  read: (storage) => storedOfficeRead(readStored(storage, storageKeys.selectedOffice, office) ?? null),
};
