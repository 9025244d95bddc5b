interface Policy {
  createHTML(markup: string): string;
  createScriptURL(address: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

const asItIs = (text: string) => text;

/** Trusted Types policy for this demo's own constants. */
export const trusted: Policy =
  trustedTypes?.createPolicy('demo', { createHTML: asItIs, createScriptURL: asItIs }) ??
  ({ createHTML: asItIs, createScriptURL: asItIs } satisfies Policy);
