import type { ApiAnswer } from '../dispatch/api-answer.ts';
import type { Latency } from './latency.ts';

/** What becomes of the connection instead of an answer. */
export type LineFault = 'reset' | 'empty' | 'garbage';

/** What a situation does to the requests that it touches. */
export interface Effects {
  /** Answers in the operation's place. */
  readonly answer?: () => ApiAnswer;
  readonly latency?: Latency;
  /** The answer's body comes no faster. */
  readonly bytesPerSecond?: number;
  readonly line?: LineFault;
  /** One request in so many is touched, by the world's own chance. */
  readonly oneIn?: number;
  /** What every payment comes to, whatever instrument pays: a name of the payment window's outcomes. */
  readonly payment?: 'failed' | 'never-answers' | undefined;
}
