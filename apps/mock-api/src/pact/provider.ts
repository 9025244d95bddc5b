import type { GivenState, Interaction, Pact } from './pacts.ts';

/** What the request carries instead of its examples. */
export type Given = Readonly<Record<string, string | number>>;

/** Where one interaction is tried, apart from every other one. */
export interface Stage {
  /** What the pact's paths are relative to. */
  readonly baseUrl: string;
  /** Brings a situation about, or makes sure of it. @throws Error when it cannot */
  arrange(state: GivenState): Promise<Given>;
  /** What was brought about is no longer. */
  end(): Promise<void>;
}

/** A server that is held to the pacts. */
export interface Provider {
  /** @returns the stage, or why this interaction cannot be tried here */
  stageFor(pact: Pact, interaction: Interaction): Promise<Stage | { readonly skipped: string }>;
}
