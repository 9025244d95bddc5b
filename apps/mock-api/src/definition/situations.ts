/**
 * Situations of the mock API by name: every row of the specification's error catalogue (section 8), and every state of a
 * screen that depends on a response. Its console, control calls, command line, request headers, the browser tests and
 * Pact's provider states use these names.
 */
export const situations = {
  'catalogue-down': { group: 'catalogue', title: 'Products and categories do not load' },
  'catalogue-empty': { group: 'catalogue', title: 'Nothing is on sale' },
  'categories-down': { group: 'catalogue', title: 'Categories do not load' },
  'product-unknown': { group: 'catalogue', title: 'No product has the requested slug' },
  'product-down': { group: 'catalogue', title: 'A product’s page does not load' },
  'pictures-missing': { group: 'catalogue', title: 'Pictures are missing' },
  'offers-down': { group: 'catalogue', title: 'Offers do not load' },
  'offers-empty': { group: 'catalogue', title: 'No offers are running' },
  'academy-down': { group: 'library', title: 'The academy does not load' },
  'academy-empty': { group: 'library', title: 'The academy has no files' },
  'resources-down': { group: 'library', title: 'Resources do not load' },
  'resources-empty': { group: 'library', title: 'There are no resource files' },
  'pincode-error': { group: 'delivery', title: 'The PIN code has no post office' },
  'pincode-unknown-status': { group: 'delivery', title: 'The postal service responds with an unknown status' },
  'pincode-down': { group: 'delivery', title: 'The postal service fails' },
  'pincode-silent': { group: 'delivery', title: 'The postal service does not answer in time' },
  'login-rejected': { group: 'account', title: 'Every login is refused' },
  'login-down': { group: 'account', title: 'Login gets no response' },
  'register-rejected': { group: 'account', title: 'The e-mail address is registered already' },
  'register-down': { group: 'account', title: 'Registration gets no response' },
  'session-expired': { group: 'account', title: 'Every login has expired' },
  'user-down': { group: 'account', title: 'The customer’s details do not load' },
  'orders-empty': { group: 'orders', title: 'There are no orders' },
  'orders-without-lines': { group: 'orders', title: 'Orders have neither lines nor an address' },
  'orders-down': { group: 'orders', title: 'Orders do not load' },
  'order-id-empty': { group: 'orders', title: 'The payment provider creates no order' },
  'order-create-down': { group: 'orders', title: 'Placing an order fails' },
  'payment-window-down': { group: 'payment', title: 'The payment window does not load' },
  'payment-failed': { group: 'payment', title: 'Every payment fails' },
  'payment-timeout': { group: 'payment', title: 'Every payment times out' },
  'validation-refused': { group: 'payment', title: 'The shop refuses every payment' },
  'validation-down': { group: 'payment', title: 'Confirming a payment gets no response' },
  'server-fault': { group: 'server', title: 'Every call fails with a server error' },
  maintenance: { group: 'server', title: 'The server is under maintenance' },
  'too-many-requests': { group: 'server', title: 'Every call is rate limited' },
  offline: { group: 'network', title: 'No request gets through' },
  flaky: { group: 'network', title: 'One in three requests is lost' },
  'garbled-answers': { group: 'network', title: 'Responses are malformed' },
  'empty-answers': { group: 'network', title: 'Connections close without a response' },
  'slow-3g': { group: 'network', title: 'Slow 3G: 400 ms and 50 kB a second' },
  'fast-3g': { group: 'network', title: 'Fast 3G: 150 ms and 200 kB a second' },
} as const satisfies Record<string, { group: string; title: string }>;

export type SituationName = keyof typeof situations;

/** Whether a text names a situation. */
export function isSituationName(text: string): text is SituationName {
  return Object.hasOwn(situations, text);
}
