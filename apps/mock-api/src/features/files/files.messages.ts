export const fileMessages = {
  note: (shop: string) => `A sample file of ${shop}'s mock API. The real one says more.`,
} as const;
