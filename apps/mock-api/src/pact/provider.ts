import type { GivenState, Interaction, Pact } from './pacts.ts';

/** Values that replace the examples in a request. */
export type Given = Readonly<Record<string, string | number>>;

/** Where an interaction is verified, isolated from the others. */
export interface Stage {
  /** The base URL of the pact's paths. */
  readonly baseUrl: string;
  /** Sets up a state. @throws Error when it cannot */
  arrange(state: GivenState): Promise<Given>;
  /** Removes all states. */
  end(): Promise<void>;
}

/** A server that is verified against the pacts. */
export interface Provider {
  /** @returns the stage, or why this interaction is skipped */
  stageFor(pact: Pact, interaction: Interaction): Promise<Stage | { readonly skipped: string }>;
}
