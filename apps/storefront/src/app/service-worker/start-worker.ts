import type { AppDispatch } from '../../shared/use-app-dispatch.ts';
import { followWorker } from './follow-worker.ts';
import { refreshCatalogue } from './refresh-catalogue.ts';

/** Fetched when the page has settled: nothing of it is in the way of a first view. */
export const startWorker = (dispatch: AppDispatch): Promise<void> => followWorker(() => refreshCatalogue(dispatch));
