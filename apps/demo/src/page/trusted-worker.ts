interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** Vouches for the worker's address, which is written in this script; the demo's own rules allow the policy by its name. */
export function trustedWorker(address: string): string {
  const policy = trustedTypes?.createPolicy('demo-worker', { createScriptURL: (same) => same });
  return policy?.createScriptURL(address) ?? address;
}
