/** The mock API's health response (/__mock/health); all of it is optional. */
export interface Health {
  demoCustomer?: { email: string; customerId: string; password: string };
}

interface Shop {
  storefrontUrl: string;
  mockApiUrl: string;
  health: Health;
}

/** Reads the mock API's health response, ignoring what it does not know. */
export function readHealth(body: string): Health {
  try {
    const health = JSON.parse(body) as { demoCustomer?: Record<string, unknown> } | null;
    const { email, customerId, password } = health?.demoCustomer ?? {};
    if (typeof email === 'string' && typeof customerId === 'string' && typeof password === 'string') {
      return { demoCustomer: { email, customerId, password } };
    }
  } catch {
    // Not JSON: same as an empty response.
  }
  return {};
}

/** The shop's URL, and what to try first. */
export function banner({ storefrontUrl, mockApiUrl, health: { demoCustomer } }: Shop): string {
  const lines = [
    'The shop is ready.',
    '',
    `  Storefront   ${storefrontUrl}`,
    `  Mock API     ${mockApiUrl}`,
    `  Console      ${mockApiUrl}/__mock`,
  ];
  if (demoCustomer) {
    lines.push(
      `  Demo login   ${demoCustomer.email} (or ${demoCustomer.customerId}), password ${demoCustomer.password}`,
    );
  }
  lines.push(
    '',
    '  Try: add a product to the cart, set the delivery PIN code 208001, check out, and pay in the test window.',
    '  Stop both with Ctrl-C.',
  );
  return lines.join('\n');
}
