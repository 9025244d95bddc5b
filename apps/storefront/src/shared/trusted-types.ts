interface Policy {
  createScript(text: string): string;
  createScriptURL(address: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Partial<Policy>): Policy;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

// A policy's name can be used once, so policies are made on load. The header rules allow these names and DOMPurify's.
const paymentScript = trustedTypes?.createPolicy('payment-script', { createScriptURL: (address) => address });
const workerScript = trustedTypes?.createPolicy('service-worker', { createScriptURL: (address) => address });
const structuredData = trustedTypes?.createPolicy('structured-data', { createScript: (text) => text });

/**
 * Trusted URL of the payment provider's script, which comes from the configuration only. A string where Trusted
 * Types are unknown.
 */
export const trustedScriptUrl = (address: string): string => paymentScript?.createScriptURL(address) ?? address;

export const trustedWorkerScript = (address: string): string => workerScript?.createScriptURL(address) ?? address;

/** Trusted content of a JSON script element: browsers require it although it never runs. */
export const trustedData = (json: string): string => structuredData?.createScript(json) ?? json;
