import type { AppDispatch } from '../../shared/use-app-dispatch.ts';
import { followWorker } from './follow-worker.ts';
import { refreshCatalogue } from './refresh-catalogue.ts';

/** Loaded when the page is idle, so that it does not delay the first view. */
export const startWorker = (dispatch: AppDispatch): Promise<void> => followWorker(() => refreshCatalogue(dispatch));
