import type { UnknownAction } from '@reduxjs/toolkit';
import { pageFile, PRELOADED_STATE_ID } from '../shared/published-page.ts';
import { shopApi } from '../shared/api/shop-api.ts';
import { runtimeConfig } from '../shared/env.ts';
import type { AppDispatch } from '../shared/app-store.ts';

export interface PreloadedResponse {
  endpointName: string;
  arg: unknown;
  value: unknown;
}

export interface PreloadedState {
  /** The rendered path; null for the fallback page. */
  path: string | null;
  /** The run-time configuration that its markup depends on, see `markupConfig`. */
  config: string;
  responses: PreloadedResponse[];
}

/** The part of the run-time configuration that a page's markup shows: with another one, the page is rendered again. */
export function markupConfig(): string {
  const { portalBase, pictureWidths } = runtimeConfig();
  return JSON.stringify({ portalBase, pictureWidths });
}

/** The page's embedded data; empty in development. */
export function readPreloadedState(): PreloadedState {
  const text = document.getElementById(PRELOADED_STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as PreloadedState) : { path: null, config: '', responses: [] };
}

/** Whether the prerendered markup fits this address and deployment. */
export function isMarkupOf({ path, config }: PreloadedState, pathname: string): boolean {
  if (path === null || config !== markupConfig()) return false;
  return path === pathname || (pageFile(path) !== null && pageFile(path) === pageFile(pathname));
}

/** Puts responses from build time into the RTK Query cache. */
export const storePreloaded = ({ responses }: PreloadedState): UnknownAction =>
  shopApi.util.upsertQueryEntries(responses as Parameters<typeof shopApi.util.upsertQueryEntries>[0]);

/** Refetches what was preloaded: prices may have changed since the build. */
export function refetchPreloaded(dispatch: AppDispatch, { responses }: PreloadedState): void {
  const endpoints = shopApi.endpoints as Record<string, { initiate: (arg: unknown, options: object) => never }>;
  for (const { endpointName, arg } of responses) {
    const endpoint = endpoints[endpointName];
    if (endpoint) dispatch(endpoint.initiate(arg, { forceRefetch: true, subscribe: false }));
  }
}
