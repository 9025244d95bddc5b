/**
 * Paths of an API on the shop's own origin, which a server of the shop forwards: calls, postal lookup, pictures, receipts, and
 * the mock API's payment window.
 */
export const publicPaths = ['/api', '/pincode', '/custom', '/customer', '/mockpay'] as const;

/** With the mock API's worlds and control calls, for development and tests. */
export const apiPaths = [...publicPaths, '/__world', '/__mock'] as const;
