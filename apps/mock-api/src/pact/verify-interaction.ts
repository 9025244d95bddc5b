import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Verifier } from '@pact-foundation/pact';
import type { AnswerCounts } from '@shop/api-contract/answer-coverage';

import { createMockApi } from '../app.ts';
import { faultsOfInteraction } from './demands.ts';
import { describeFailure } from './describe-failure.ts';
import type { Interaction, Pact } from './pacts.ts';
import { stateHandlers, type Given, type StateHandler } from './state-handlers.ts';

/** scrypt's cost here: the pacts prove answers, not the hash. */
const PASSWORD_COST = 16;

/** Where the providers of the pacts live on this server. */
const bases: Readonly<Record<string, string>> = { 'shop-api': '/api', 'postal-service': '' };

export type StateHandlers = Readonly<Record<string, StateHandler>>;

/**
 * Asks one interaction of the very server that main.ts starts, over HTTP, in a world of its own.
 *
 * @returns the answers that the server gave
 * @throws Error naming what differs from the pact, or which situation could not be brought about
 */
export async function verifyInteraction(
  pact: Pact,
  interaction: Interaction,
  handlers: StateHandlers = stateHandlers,
): Promise<AnswerCounts> {
  const base = bases[pact.provider.name];
  if (base === undefined) throw new Error(`This server is not ${pact.provider.name}.`);
  const faults = faultsOfInteraction(interaction, handlers);
  if (faults.length > 0) throw new Error(faults.join('\n'));

  const { app, world, traffic } = await createMockApi({ passwordCost: PASSWORD_COST, reportBug: () => undefined });
  const folder = mkdtempSync(join(tmpdir(), 'pact-'));
  const arrangements: { state: string; error?: unknown }[] = [];

  const arrange =
    (state: string, handler: StateHandler) =>
    async (parameters: unknown): Promise<Given> => {
      try {
        const given = await handler({ world, parameters: { ...(parameters as object | undefined) } });
        arrangements.push({ state });
        return given ?? {};
      } catch (error) {
        // Pact would go on without the situation.
        arrangements.push({ state, error });
        return {};
      }
    };

  try {
    const file = join(folder, 'pact.json');
    writeFileSync(file, JSON.stringify({ ...pact, interactions: [interaction] }));
    const verification = new Verifier({
      provider: pact.provider.name,
      providerBaseUrl: (await app.listen({ port: 0, host: '127.0.0.1' })) + base,
      pactUrls: [file],
      stateHandlers: Object.fromEntries(
        Object.entries(handlers).map(([state, handler]) => [state, { setup: arrange(state, handler) }]),
      ),
      logLevel: 'error',
    }).verifyProvider();
    const failure = await verification.then(
      () => undefined,
      (error: unknown) => describeFailure(interaction.description, error),
    );

    requireArranged(interaction, arrangements);
    if (failure) throw failure;
    return traffic.answerCounts();
  } finally {
    rmSync(folder, { recursive: true });
    await app.close();
  }
}

function requireArranged(
  { providerStates = [] }: Interaction,
  arrangements: { state: string; error?: unknown }[],
): void {
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
