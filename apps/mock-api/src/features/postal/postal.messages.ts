/** The postal service's messages; the storefront does not show them. */
export const postalMessages = {
  found: (count: number) => `Number of pincode(s) found: ${count}`,
  notFound: 'No records found',
  maintained: 'The service is being maintained',
  malformed: 'A PIN code has six digits',
} as const;
