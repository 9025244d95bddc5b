import type { WorldClock } from '../ports/clock.ts';
import type { Random } from '../ports/random.ts';
import type { ActiveSituations } from '../situations/active-situations.ts';

/** The common part of every shop's worlds. Worlds share no mutable state. */
export interface EngineWorld {
  readonly name: string;
  readonly clock: WorldClock;
  readonly random: Random;
  /** The active failures; none at first. */
  readonly situations: ActiveSituations;
  readonly store: {
    /** Resolves when all data that can be read now is durable; responses wait for it. */
    settled(): Promise<void>;
    close(): Promise<void>;
  };
}
