import { createContext, RouterContextProvider, type LoaderFunction, type Params } from 'react-router-dom';
import type { AppDispatch } from './app-store.ts';

interface LoaderServices {
  dispatch: AppDispatch;
  /** True at build time, where a page is rendered with its data; in the browser skeletons are shown. */
  waitsForAnswers: boolean;
}

const services = createContext<LoaderServices>();

/** Context that React Router passes to loaders. */
export function loaderContext(given: LoaderServices): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(services, given);
  return context;
}

interface StartedQuery {
  unwrap: () => Promise<unknown>;
  unsubscribe: () => void;
}

type StartQueries = (dispatch: AppDispatch, params: Params) => readonly StartedQuery[];

/** A loader that starts a page's calls before it renders. */
export const pageLoader =
  (startQueries: StartQueries): LoaderFunction =>
  async ({ context, params }) => {
    const { dispatch, waitsForAnswers } = (context as RouterContextProvider).get(services);
    const queries = startQueries(dispatch, params);
    const answers = queries.map((query) => query.unwrap());
    if (waitsForAnswers) await Promise.all(answers);
    // The page itself subscribes, shows errors and retries.
    else void Promise.allSettled(answers).then(() => queries.forEach((query) => query.unsubscribe()));
    return null;
  };
