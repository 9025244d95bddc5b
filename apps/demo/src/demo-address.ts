import { isSituationName, type SituationName } from '@shop/mock-api/situations';

/** A different file from the shop's own service worker, which the demo switches off. */
export const WORKER_SCRIPT = '/demo-worker.js';

/** Where the worker serves the {@link DemoState}. */
export const STATE_PATH = '/__demo/state';

export interface DemoState {
  /** Names of active situations. */
  readonly situations: readonly string[];
}

const RESET = 'reset-demo';
const SITUATION = 'situation';

/** The demo's query parameters. */
export interface DemoParameters {
  readonly isReset: boolean;
  /** Situations to switch on; undefined leaves them unchanged. */
  readonly situations: readonly SituationName[] | undefined;
  /** Unknown names. */
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

/** The URL without the demo's parameters. */
export function withoutDemoParameters(address: URL): URL {
  const bare = new URL(address);
  bare.searchParams.delete(RESET);
  bare.searchParams.delete(SITUATION);
  return bare;
}

/** The same page with the demo reset. */
export function resetAddress(address: URL): URL {
  const reset = withoutDemoParameters(address);
  reset.searchParams.set(RESET, '');
  return reset;
}

/** The same page with one active situation, or none. */
export function situationAddress(address: URL, name: SituationName | ''): URL {
  const changed = withoutDemoParameters(address);
  changed.searchParams.set(SITUATION, name);
  return changed;
}
