/**
 * Where an API answers that stands on the shop's own origin: calls, postal lookup, pictures and files, receipts, and of the
 * mock API alone its payment window, its worlds and its tools. What serves the shop passes these on.
 */
export const apiPaths = ['/api', '/pincode', '/custom', '/customer', '/mockpay', '/__world', '/__mock'] as const;
