import type { UnknownAction } from '@reduxjs/toolkit';
import { shopApi } from '../../shared/api/shop-api.ts';
import { runtimeConfig } from '../../shared/env.ts';

/** An API response from build time. */
export interface PreloadedResponse {
  endpointName: string;
  arg: unknown;
  value: unknown;
}

/** Data embedded in a prerendered page. */
export interface PreloadedState {
  /** The rendered path; null for the fallback page. */
  path: string | null;
  /** Its markup depends on the query, which is empty at build time. */
  readsQuery: boolean;
  /** The run-time configuration that its markup depends on, see `markupConfig`. */
  config: string;
  answers: PreloadedResponse[];
}

/** The part of the run-time configuration that the markup shows: with another one, the page is rendered again. */
export function markupConfig(): string {
  const { portalBase, pictureWidths, maskPassword } = runtimeConfig();
  return JSON.stringify({ portalBase, pictureWidths, maskPassword });
}

/** Puts responses from build time into the RTK Query cache. */
export const storePreloaded = (answers: readonly PreloadedResponse[]): UnknownAction =>
  shopApi.util.upsertQueryEntries(answers as Parameters<typeof shopApi.util.upsertQueryEntries>[0]);
