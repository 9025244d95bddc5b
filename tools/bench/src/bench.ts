import type { Cores } from './machine/cores.ts';

/** What every row is measured with. */
export interface Bench {
  readonly cores: Cores;
  readonly rounds: number;
  readonly seconds: number;
  /** An empty folder for data files and recordings, removed at the end. */
  readonly folder: string;
  /** Says on standard error how far it is. */
  readonly progress: (text: string) => void;
}

/** As many as in a small team's test run, and as the limits were written for. */
export const CONNECTIONS = 50;
