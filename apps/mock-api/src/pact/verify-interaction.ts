import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Verifier } from '@pact-foundation/pact';

import { faultsOfInteraction } from './demands.ts';
import { describeFailure } from './describe-failure.ts';
import type { Interaction, Pact } from './pacts.ts';
import type { Given, Provider, Stage } from './provider.ts';

export type Verification = { readonly isSkipped: false } | { readonly isSkipped: true; readonly reason: string };

/** A provider state and the error of its setup. */
interface StateSetup {
  readonly state: string;
  readonly error?: unknown;
}

/**
 * Verifies one interaction over HTTP, on its own stage.
 *
 * @throws Error with the differences, or with the state that could not be set up
 */
export async function verifyInteraction(
  pact: Pact,
  interaction: Interaction,
  provider: Provider,
): Promise<Verification> {
  const faults = faultsOfInteraction(interaction);
  if (faults.length > 0) throw new Error(faults.join('\n'));

  const stage = await provider.stageFor(pact, interaction);
  if ('skipped' in stage) return { isSkipped: true, reason: stage.skipped };
  await verify(pact, interaction, stage).catch(async (failure: unknown) => {
    // The first failure is the one to report.
    await stage.end().catch(() => undefined);
    throw failure;
  });
  await stage.end();
  return { isSkipped: false };
}

async function verify(pact: Pact, interaction: Interaction, stage: Stage): Promise<void> {
  const { providerStates = [] } = interaction;
  const setups: StateSetup[] = [];
  const arrange = (name: string) => async (params: unknown) => {
    const given: Given | { error: unknown } = await stage
      .arrange({ name, params: { ...(params as object | undefined) } })
      .catch((error: unknown) => ({ error }));
    const isSetUp = !('error' in given);
    // Pact itself would continue without the state.
    setups.push({ state: name, ...(isSetUp ? {} : { error: given.error }) });
    return isSetUp ? given : {};
  };

  const folder = mkdtempSync(join(tmpdir(), 'pact-'));
  const file = join(folder, 'pact.json');
  writeFileSync(file, JSON.stringify({ ...pact, interactions: [interaction] }));
  const failure = await new Verifier({
    provider: pact.provider.name,
    providerBaseUrl: stage.baseUrl,
    pactUrls: [file],
    stateHandlers: Object.fromEntries(providerStates.map(({ name }) => [name, { setup: arrange(name) }])),
    logLevel: 'error',
  })
    .verifyProvider()
    .then(
      () => undefined,
      (error: unknown) => describeFailure(interaction, error),
    )
    .finally(() => rmSync(folder, { recursive: true }));

  requireSetUp(interaction, setups);
  if (failure) throw failure;
}

function requireSetUp({ providerStates = [] }: Interaction, setups: readonly StateSetup[]): void {
  for (const { name } of providerStates) {
    const setup = setups.find(({ state }) => state === name);
    if (!setup) throw new Error(`The state "${name}" was never set up.`);
    const { error } = setup;
    if (error)
      throw new Error(
        `The state "${name}" could not be set up: ${error instanceof Error ? error.message : JSON.stringify(error)}`,
        { cause: error },
      );
  }
}
