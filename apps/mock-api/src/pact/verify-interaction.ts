import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Verifier } from '@pact-foundation/pact';

import { faultsOfInteraction } from './demands.ts';
import { describeFailure } from './describe-failure.ts';
import type { Interaction, Pact } from './pacts.ts';
import type { Given, Provider, Stage } from './provider.ts';

export type Verification = { readonly isSkipped: false } | { readonly isSkipped: true; readonly reason: string };

/** A situation that was asked for, and what came of it. */
interface Arrangement {
  readonly state: string;
  readonly error?: unknown;
}

/**
 * Asks one interaction of a provider over HTTP, on a stage of its own.
 *
 * @throws Error naming what differs from the pact, or which situation could not be brought about
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
  await ask(pact, interaction, stage).catch(async (failure: unknown) => {
    // What went wrong first is what somebody has to know.
    await stage.end().catch(() => undefined);
    throw failure;
  });
  await stage.end();
  return { isSkipped: false };
}

async function ask(pact: Pact, interaction: Interaction, stage: Stage): Promise<void> {
  const { providerStates = [] } = interaction;
  const arrangements: Arrangement[] = [];
  const arrange = (name: string) => async (params: unknown) => {
    const given: Given | { error: unknown } = await stage
      .arrange({ name, params: { ...(params as object | undefined) } })
      .catch((error: unknown) => ({ error }));
    const isArranged = !('error' in given);
    // Pact would go on without the situation.
    arrangements.push({ state: name, ...(isArranged ? {} : { error: given.error }) });
    return isArranged ? given : {};
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

  requireArranged(interaction, arrangements);
  if (failure) throw failure;
}

function requireArranged({ providerStates = [] }: Interaction, arrangements: readonly Arrangement[]): void {
  for (const { name } of providerStates) {
    const arrangement = arrangements.find(({ state }) => state === name);
    if (!arrangement) throw new Error(`"${name}" was never brought about.`);
    const { error } = arrangement;
    if (error)
      throw new Error(
        `"${name}" could not be brought about: ${error instanceof Error ? error.message : JSON.stringify(error)}`,
        { cause: error },
      );
  }
}
