import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Verifier } from '@pact-foundation/pact';

import { faultsOfInteraction } from './demands.ts';
import { describeFailure } from './describe-failure.ts';
import type { MockProvider, Stage } from './mock-provider.ts';
import type { Interaction, Pact } from './pacts.ts';

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
export async function verifyInteraction(pact: Pact, interaction: Interaction, provider: MockProvider): Promise<void> {
  const faults = faultsOfInteraction(interaction);
  if (faults.length > 0) throw new Error(faults.join('\n'));

  const stage = provider.stageFor(pact);
  await verify(pact, interaction, stage).finally(() => stage.end());
}

async function verify(pact: Pact, interaction: Interaction, stage: Stage): Promise<void> {
  const { providerStates = [] } = interaction;
  const setups: StateSetup[] = [];
  const arrange = (name: string) => async (params: unknown) => {
    try {
      const values = await stage.setUp({ name, params: { ...(params as object | undefined) } });
      setups.push({ state: name });
      return values;
    } catch (error) {
      // Pact itself would continue without the state.
      setups.push({ state: name, error });
      return {};
    }
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
