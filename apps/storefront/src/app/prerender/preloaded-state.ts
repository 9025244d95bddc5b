import type { UnknownAction } from '@reduxjs/toolkit';
import { shopApi } from '../../shared/api/shop-api.ts';
import { runtimeConfig } from '../../shared/env.ts';

/** What the API said when a page was rendered at build time. */
export interface PreloadedResponse {
  endpointName: string;
  arg: unknown;
  value: unknown;
}

/** What a prerendered page brings besides its markup. */
export interface PreloadedState {
  /** The path it was rendered for; null where it is the frame of any page. */
  path: string | null;
  /** Its markup depends on the query, and was rendered without one. */
  readsQuery: boolean;
  /** The run-time configuration that its markup depends on, see `markupConfig`. */
  config: string;
  answers: PreloadedResponse[];
}

/** What of the run-time configuration shows in the markup: a page rendered with another is not this deployment's. */
export function markupConfig(): string {
  const { portalBase, pictureWidths, maskPassword } = runtimeConfig();
  return JSON.stringify({ portalBase, pictureWidths, maskPassword });
}

/** Takes what the API said at build time as its last answers. */
export const storePreloaded = (answers: readonly PreloadedResponse[]): UnknownAction =>
  shopApi.util.upsertQueryEntries(answers as Parameters<typeof shopApi.util.upsertQueryEntries>[0]);
