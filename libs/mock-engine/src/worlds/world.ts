import type { WorldClock } from '../ports/clock.ts';
import type { Random } from '../ports/random.ts';
import type { ActiveSituations } from '../situations/active-situations.ts';

/** What every world has, whatever its shop keeps in it. Two worlds share nothing that changes. */
export interface EngineWorld {
  readonly name: string;
  readonly clock: WorldClock;
  readonly random: Random;
  /** What goes wrong here at the moment; nothing at first. */
  readonly situations: ActiveSituations;
  readonly store: {
    /** Resolves when all that can be read now would survive a crash; answers wait for it. */
    settled(): Promise<void>;
    close(): Promise<void>;
  };
}
