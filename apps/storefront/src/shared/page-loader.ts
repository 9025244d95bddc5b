import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { createContext, RouterContextProvider, type LoaderFunction, type Params } from 'react-router-dom';
import type { AppDispatch } from './app-store.ts';

interface LoaderServices {
  dispatch: AppDispatch;
  /**
   * Whether a page waits for its data: `or-fails` at build time, where it is rendered with them; in the browser for Back
   * and Forward, since a page of skeletons is lower than the position to return to. Else skeletons are shown.
   */
  waitsForResponses: (request: Request) => boolean | 'or-fails';
}

const services = createContext<LoaderServices>();

export function loaderContext(given: LoaderServices): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(services, given);
  return context;
}

type Started = { unwrap: () => Promise<unknown>; unsubscribe: () => void };
type Query = ThunkAction<Started, unknown, unknown, UnknownAction>;

export const pageLoader =
  (queriesOf: (params: Params, isBuild: boolean) => readonly Query[]): LoaderFunction =>
  async ({ context, params, request }) => {
    const { dispatch, waitsForResponses } = (context as RouterContextProvider).get(services);
    const waits = waitsForResponses(request);
    const queries = queriesOf(params, waits === 'or-fails').map((query) => dispatch(query));
    const responses = queries.map((query) => query.unwrap());
    if (waits === 'or-fails') await Promise.all(responses);
    else {
      // The page itself subscribes, shows errors and retries.
      const ended = Promise.allSettled(responses).then(() => queries.forEach((query) => query.unsubscribe()));
      if (waits) await ended;
    }
    return null;
  };
