import type { Interaction, Pact } from './pacts.ts';
import type { Given, Provider, Stage } from './provider.ts';
import { remoteShop } from './remote-shop.ts';
import { standing } from './standing-states.ts';
import { stateHook } from './state-hook.ts';
import { verifyMessages as messages } from './verify.messages.ts';

/** A real API, and how to set up its states. */
export interface RemoteOptions {
  /** Base URLs of `/v1/…` and `/user`, by provider name. */
  readonly baseUrls: Readonly<Record<string, string | undefined>>;
  /** A customer's token, for interactions that are signed in. */
  readonly token?: string | undefined;
  /** The provider's state hook; without it, only interactions that need none are verified. */
  readonly stateUrl?: string | undefined;
}

const FIRST_REFUSAL = 400;

/** A real API over HTTP. */
export function remoteProvider({ baseUrls, token, stateUrl }: RemoteOptions): Provider {
  const hook = stateUrl === undefined ? undefined : stateHook(stateUrl, token);
  return {
    async stageFor(pact: Pact, interaction: Interaction) {
      const baseUrl = baseUrls[pact.provider.name];
      if (baseUrl === undefined) return { skipped: messages.noAddress(pact.provider.name) };
      const { providerStates = [] } = interaction;
      if (hook) {
        return {
          baseUrl,
          arrange: (state) => hook.setUp(state),
          end: async () => {
            for (const state of providerStates) await hook.tearDown(state);
          },
        };
      }

      if (leavesTraces(interaction)) return { skipped: messages.leavesTraces };
      return standingStage(baseUrl, token, interaction);
    },
  };
}

/** Without a hook, changes could not be undone. */
const leavesTraces = ({ request, response }: Interaction): boolean =>
  request.method !== 'GET' && response.status < FIRST_REFUSAL;

async function standingStage(
  baseUrl: string,
  token: string | undefined,
  { providerStates = [] }: Interaction,
): Promise<Stage | { skipped: string }> {
  const shop = remoteShop(baseUrl, token);
  const values = new Map<string, Given>();
  for (const { name } of providerStates) {
    const found = await standing(shop, name);
    if ('missing' in found) return { skipped: found.missing };
    values.set(name, found.given);
  }
  return { baseUrl, arrange: async ({ name }) => values.get(name) ?? {}, end: async () => undefined };
}
