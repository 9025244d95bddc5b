/**
 * Paths of an API on the shop's own origin, which a server of the shop forwards: calls, postal lookup, pictures, receipts, and
 * the mock API's payment window, worlds and control calls.
 */
export const apiPaths = ['/api', '/pincode', '/custom', '/customer', '/mockpay', '/__world', '/__mock'] as const;
