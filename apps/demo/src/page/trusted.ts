interface Policy {
  createHTML(markup: string): string;
  createScriptURL(address: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

const asItIs: Policy = { createHTML: (markup) => markup, createScriptURL: (address) => address };

/** Trusted Types policy for this demo's own constants. */
export const trusted = trustedTypes?.createPolicy('demo', asItIs) ?? asItIs;
