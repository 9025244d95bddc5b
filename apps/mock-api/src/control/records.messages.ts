export const recordsMessages = {
  unknownCustomer: (number: string) => `There is no customer ${number} in this world.`,
  unknownOrder: (id: string) => `There is no order ${id} in this world.`,
  emailTaken: 'This e-mail address is already registered.',
} as const;
