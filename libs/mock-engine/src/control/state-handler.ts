import type { Rules } from '../situations/rules.ts';

/** Values that a state generates and returns. */
export type StateValues = Readonly<Record<string, string | number>>;

/** Sets up a state in a world. @throws Error when it cannot */
export type StateHandler<World> = (given: {
  readonly world: World;
  readonly rules: Rules;
  readonly parameters: Readonly<Record<string, unknown>>;
}) => Promise<StateValues | void> | StateValues | void;

/** By the name of the state. */
export type StateHandlers<World> = Readonly<Record<string, StateHandler<World>>>;
