import { createContext, RouterContextProvider, type LoaderFunction, type Params } from 'react-router-dom';
import type { AppDispatch } from './use-app-dispatch.ts';

interface LoaderServices {
  dispatch: AppDispatch;
  /** At build time a page is rendered with the answers; in the browser it shows skeletons until they come. */
  waitsForAnswers: boolean;
}

const services = createContext<LoaderServices>();

/** What loaders use besides the address: React Router hands it to each. */
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

/** A loader that starts the calls a page needs, so that they do not wait until it is rendered. */
export const pageLoader =
  (startQueries: StartQueries): LoaderFunction =>
  async ({ context, params }) => {
    const { dispatch, waitsForAnswers } = (context as RouterContextProvider).get(services);
    const queries = startQueries(dispatch, params);
    const answers = queries.map((query) => query.unwrap());
    if (waitsForAnswers) await Promise.all(answers);
    // The page subscribes by itself; it also shows what fails, and tries again.
    else void Promise.allSettled(answers).then(() => queries.forEach((query) => query.unsubscribe()));
    return null;
  };
