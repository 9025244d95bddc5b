import { CONFIG_SCRIPT, WORKER_SCRIPT } from '../service-worker/protocol.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL: (address: string) => string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

const ownScripts: readonly string[] = [WORKER_SCRIPT, CONFIG_SCRIPT];

/**
 * Trusted URLs of the service worker's two scripts, for pages and the worker. One policy in each, since a name can
 * be used once.
 *
 * @throws TypeError for any other address
 */
export function trustedWorkerScript(address: string): string {
  const own = (asked: string): string => {
    if (!ownScripts.includes(asked)) throw new TypeError(`${asked} is no script of the service worker's.`);
    return asked;
  };
  return (
    trustedTypes?.createPolicy('service-worker', { createScriptURL: own }).createScriptURL(address) ?? own(address)
  );
}
