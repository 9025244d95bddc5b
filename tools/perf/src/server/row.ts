import type { Cores } from './machine.ts';

/** One piece of work that the mock API is measured at; it may be held to several limits. */
export interface Row {
  /** As it is written after `--only`. */
  readonly name: string;
  readonly title: string;
  measure(bench: Bench): Promise<Finding[]>;
}

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

/** What a row found, and what it was held to. */
export interface Finding {
  readonly row: string;
  /** In words with its unit, for people. */
  readonly measured: string;
  /** What it was compared with in the same run. */
  readonly compared: string;
  readonly value: number;
  readonly limit: Limit;
}

export interface Limit {
  readonly bound: 'at least' | 'at most';
  readonly value: number;
  readonly unit: 'share' | 'times' | 'orders lost';
}

/** As many as in a small team's test run. */
export const CONNECTIONS = 50;

/** A figure that could not be taken (NaN) meets no limit. */
export const isMet = ({ value, limit }: Finding): boolean =>
  limit.bound === 'at least' ? value >= limit.value : value <= limit.value;

/** A speed in words. */
export const perSecond = (value: number): string => `${Math.round(value).toLocaleString('en')}/s`;
