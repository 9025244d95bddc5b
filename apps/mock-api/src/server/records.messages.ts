export const recordsMessages = {
  unknownCustomer: (number: string) => `The customer ${number} does not exist in this world.`,
  unknownOrder: (id: string) => `The order ${id} does not exist in this world.`,
  emailTaken: 'This e-mail address is already registered.',
} as const;
