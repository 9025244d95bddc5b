import type { Pact } from './pacts.ts';
import type { Provider } from './provider.ts';
import { verifyInteraction } from './verify-interaction.ts';

/** What became of one interaction. */
export interface Finding {
  readonly provider: string;
  readonly description: string;
  readonly outcome: 'ok' | 'failed' | 'skipped';
  /** Why it was skipped, or what differs. */
  readonly detail?: string | undefined;
}

const MASK = '•••';

/** A text in which a secret does not stand. */
export const covered = (text: string, secret: string | undefined): string =>
  secret ? text.replaceAll(secret, MASK) : text;

/**
 * Asks every interaction of a provider, one after the other, and tells of each as it ends.
 *
 * @param secret stands in no detail
 */
export async function* verifyPacts(
  pacts: readonly Pact[],
  provider: Provider,
  secret?: string,
): AsyncGenerator<Finding> {
  for (const pact of pacts) {
    for (const interaction of pact.interactions) {
      const finding = { provider: pact.provider.name, description: interaction.description };
      const end = await verifyInteraction(pact, interaction, provider).catch((error: unknown) => ({ error }));
      if ('error' in end) {
        const detail = covered(end.error instanceof Error ? end.error.message : String(end.error), secret);
        yield { ...finding, outcome: 'failed', detail };
      } else {
        yield end.isSkipped ? { ...finding, outcome: 'skipped', detail: end.reason } : { ...finding, outcome: 'ok' };
      }
    }
  }
}
