interface Policy {
  createScript(text: string): string;
  createScriptURL(address: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Partial<Policy>): Policy;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

// A policy's name can be taken once, so each is made with the page. The header rules allow these names and DOMPurify's.
const paymentScript = trustedTypes?.createPolicy('payment-script', { createScriptURL: (address) => address });
const structuredData = trustedTypes?.createPolicy('structured-data', { createScript: (text) => text });

/**
 * Vouches for the address of the provider's script: it comes from the deployment's configuration alone, never from what a
 * shopper or a server said. In a browser without Trusted Types it is what it was.
 */
export const trustedScriptUrl = (address: string): string => paymentScript?.createScriptURL(address) ?? address;

/** Vouches for JSON in a script element of a data type: a browser asks for it there too, though it never runs it. */
export const trustedData = (json: string): string => structuredData?.createScript(json) ?? json;
