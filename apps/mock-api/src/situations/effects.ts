import type { ApiAnswer } from '../dispatch/api-answer.ts';
import type { OutcomeName } from '../features/payment-window/outcomes.ts';
import type { Latency } from './latency.ts';
import type { Target } from './target.ts';

/** What becomes of the connection instead of an answer. */
export type LineFault = 'reset' | 'empty' | 'garbage';

/** What a situation does to the requests that it touches. */
export interface Effects {
  /** Answers in the operation's place; undefined when it goes on as usual after all. */
  readonly answer?: (target: Target) => ApiAnswer | undefined | Promise<ApiAnswer | undefined>;
  readonly latency?: Latency;
  /** The answer's body comes no faster. */
  readonly bytesPerSecond?: number;
  readonly line?: LineFault;
  /** One request in so many is touched, by the world's own chance. */
  readonly oneIn?: number;
  /** What every payment comes to, whatever instrument pays. */
  readonly payment?: OutcomeName | undefined;
}
