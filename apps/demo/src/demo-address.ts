import { isSituationName, type SituationName } from '@shop/api-contract/situations';

/** Beside the shop's own offline worker, which is another file and switched off in a demo. */
export const WORKER_SCRIPT = '/demo-worker.js';

/** What the worker tells pages: see {@link DemoState}. */
export const STATE_PATH = '/__demo/state';

export interface DemoState {
  /** Names of situations that are on. */
  readonly situations: readonly string[];
}

const RESET = 'reset-demo';
const SITUATION = 'situation';

/** What an address asks of the demo, beside the page. */
export interface DemoParameters {
  readonly isReset: boolean;
  /** Those to be on from now on; undefined leaves them as they are. */
  readonly situations: readonly SituationName[] | undefined;
  /** Names that are none. */
  readonly unknown: readonly string[];
}

/** @example readDemoParameters(new URL('https://demo.example/products?situation=catalogue-down')) */
export function readDemoParameters({ searchParams }: URL): DemoParameters {
  const names = searchParams
    .getAll(SITUATION)
    .flatMap((text) => text.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return {
    isReset: searchParams.has(RESET),
    situations: searchParams.has(SITUATION) ? names.filter(isSituationName) : undefined,
    unknown: names.filter((name) => !isSituationName(name)),
  };
}

/** The page's own address, without what was for the demo. */
export function withoutDemoParameters(address: URL): URL {
  const bare = new URL(address);
  bare.searchParams.delete(RESET);
  bare.searchParams.delete(SITUATION);
  return bare;
}

/** The same page in a demo begun anew. */
export function resetAddress(address: URL): URL {
  const reset = withoutDemoParameters(address);
  reset.searchParams.set(RESET, '');
  return reset;
}

/** The same page with one situation on, or with none. */
export function situationAddress(address: URL, name: SituationName | ''): URL {
  const changed = withoutDemoParameters(address);
  changed.searchParams.set(SITUATION, name);
  return changed;
}
