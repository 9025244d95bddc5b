interface Rules {
  createScriptURL(address: string): string;
}

const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: Rules): Rules } };

// A policy's name can be used once, so it is made on load. The header rules allow this name and DOMPurify's.
const scripts = trustedTypes?.createPolicy('scripts', { createScriptURL: (address) => address });

/**
 * Trusted URL of a script that the configuration or the shop itself names: the payment provider's, the worker's. A string
 * where Trusted Types are unknown.
 */
export const trustedScriptUrl = (address: string): string => scripts?.createScriptURL(address) ?? address;
