import type { Pact } from './pacts.ts';
import type { Provider } from './provider.ts';
import { verifyInteraction } from './verify-interaction.ts';

/** The result of one interaction. */
export interface Finding {
  readonly provider: string;
  readonly description: string;
  readonly outcome: 'ok' | 'failed' | 'skipped';
  /** The reason for skipping, or the differences. */
  readonly detail?: string | undefined;
}

const MASK = '•••';

/** Replaces a secret in a text. */
export const withoutSecret = (text: string, secret: string | undefined): string =>
  secret ? text.replaceAll(secret, MASK) : text;

/**
 * Verifies all interactions one by one, and yields each result.
 *
 * @param secret masked in every detail
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
        const detail = withoutSecret(end.error instanceof Error ? end.error.message : String(end.error), secret);
        yield { ...finding, outcome: 'failed', detail };
      } else {
        yield end.isSkipped ? { ...finding, outcome: 'skipped', detail: end.reason } : { ...finding, outcome: 'ok' };
      }
    }
  }
}
