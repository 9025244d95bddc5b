import { createContext, RouterContextProvider, type LoaderFunction, type Params } from 'react-router-dom';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { AppDispatch } from './app-store.ts';

interface LoaderServices {
  dispatch: AppDispatch;
  /** True at build time, where a page is rendered with its data; in the browser skeletons are shown. */
  waitsForResponses: boolean;
}

const services = createContext<LoaderServices>();

export function loaderContext(given: LoaderServices): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(services, given);
  return context;
}

interface StartedQuery {
  unwrap: () => Promise<unknown>;
  unsubscribe: () => void;
}

/** A loader that starts a page's queries before it renders. */
export const pageLoader =
  (
    queriesOf: (params: Params) => readonly ThunkAction<StartedQuery, unknown, unknown, UnknownAction>[],
  ): LoaderFunction =>
  async ({ context, params }) => {
    const { dispatch, waitsForResponses } = (context as RouterContextProvider).get(services);
    const queries = queriesOf(params).map((query) => dispatch(query));
    const responses = queries.map((query) => query.unwrap());
    if (waitsForResponses) await Promise.all(responses);
    // The page itself subscribes, shows errors and retries.
    else void Promise.allSettled(responses).then(() => queries.forEach((query) => query.unsubscribe()));
    return null;
  };
