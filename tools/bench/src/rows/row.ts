import type { Bench } from '../bench.ts';
import type { Finding } from '../report/finding.ts';

/** One piece of work that the mock API is measured at; it may be held to several limits. */
export interface Row {
  /** As it is written after `--only`. */
  readonly name: string;
  readonly title: string;
  measure(bench: Bench): Promise<Finding[]>;
}
