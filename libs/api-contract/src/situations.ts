/**
 * What can go wrong around the shop, by name: every row of the specification's error catalogue (section 8) and every
 * state of a screen that depends on an answer. The mock API brings them about; its console, its control calls, its command
 * line, request headers, browser tests and Pact's provider states all use these names.
 */
export const situations = {
  'catalogue-down': { group: 'catalogue', title: 'Products and categories do not load' },
  'catalogue-empty': { group: 'catalogue', title: 'Nothing is on sale' },
  'categories-down': { group: 'catalogue', title: 'Categories do not load' },
  'product-unknown': { group: 'catalogue', title: 'No product has the asked slug' },
  'product-down': { group: 'catalogue', title: 'A product’s page does not load' },
  'offers-down': { group: 'catalogue', title: 'Offers do not load' },
  'offers-empty': { group: 'catalogue', title: 'No offer is running' },
  'pictures-missing': { group: 'catalogue', title: 'No picture is found' },
  'academy-down': { group: 'library', title: 'The academy does not load' },
  'academy-empty': { group: 'library', title: 'The academy has no files' },
  'resources-down': { group: 'library', title: 'Resources do not load' },
  'resources-empty': { group: 'library', title: 'There are no resource files' },
  'pincode-error': { group: 'delivery', title: 'The PIN code has no post office' },
  'pincode-unknown-status': { group: 'delivery', title: 'The postal service answers a status of its own' },
  'pincode-down': { group: 'delivery', title: 'The postal service has a fault' },
  'pincode-silent': { group: 'delivery', title: 'The postal service does not answer in time' },
  'login-rejected': { group: 'account', title: 'Every login is refused' },
  'login-down': { group: 'account', title: 'Login gets no reply' },
  'register-rejected': { group: 'account', title: 'The e-mail address is registered already' },
  'register-down': { group: 'account', title: 'Registration gets no reply' },
  'session-expired': { group: 'account', title: 'Every login has expired' },
  'user-down': { group: 'account', title: 'The customer’s details do not load' },
  'orders-empty': { group: 'orders', title: 'No order has been placed' },
  'orders-down': { group: 'orders', title: 'Orders do not load' },
  'order-id-empty': { group: 'orders', title: 'The payment provider opens no order' },
  'order-create-down': { group: 'orders', title: 'Placing an order fails' },
  'payment-window-down': { group: 'payment', title: 'The payment window does not load' },
  'payment-failed': { group: 'payment', title: 'Every payment fails' },
  'payment-timeout': { group: 'payment', title: 'No payment is ever answered' },
  'validation-refused': { group: 'payment', title: 'Every payment is refused by the shop' },
  'validation-down': { group: 'payment', title: 'Confirming a payment gets no reply' },
  'server-fault': { group: 'server', title: 'Every call meets a fault of the server' },
  maintenance: { group: 'server', title: 'The server is being maintained' },
  'too-many-requests': { group: 'server', title: 'Every call is one too many' },
  offline: { group: 'network', title: 'Nothing gets through' },
  flaky: { group: 'network', title: 'One request in three is lost' },
  'garbled-answers': { group: 'network', title: 'Answers arrive as garbage' },
  'empty-answers': { group: 'network', title: 'Connections close without an answer' },
  'slow-3g': { group: 'network', title: 'Slow 3G: 400 ms and 50 kB a second' },
  'fast-3g': { group: 'network', title: 'Fast 3G: 150 ms and 200 kB a second' },
} as const satisfies Record<string, { group: string; title: string }>;

export type SituationName = keyof typeof situations;

/** Whether a text, from a flag, a header or an address, names a situation. */
export function isSituationName(text: string): text is SituationName {
  return Object.hasOwn(situations, text);
}
