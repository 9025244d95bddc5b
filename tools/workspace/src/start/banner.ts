/** What the mock API says about itself at /__mock/health; all of it optional, so that any version of it starts. */
export interface Health {
  demoCustomer?: { email: string; customerId: string; password: string };
}

interface Shop {
  storefrontUrl: string;
  mockApiUrl: string;
  health: Health;
}

/** Reads the mock API's health answer; what is not understood counts as not said. */
export function readHealth(body: string): Health {
  try {
    const health = JSON.parse(body) as { demoCustomer?: Record<string, unknown> } | null;
    const { email, customerId, password } = health?.demoCustomer ?? {};
    if (typeof email === 'string' && typeof customerId === 'string' && typeof password === 'string') {
      return { demoCustomer: { email, customerId, password } };
    }
  } catch {
    // Not JSON: as good as an empty answer.
  }
  return {};
}

/** The few lines that tell a newcomer where the shop is and what to try. */
export function banner({ storefrontUrl, mockApiUrl, health: { demoCustomer } }: Shop): string {
  const lines = [
    'The shop is open.',
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
