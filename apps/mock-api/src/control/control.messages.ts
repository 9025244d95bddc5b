export const controlMessages = {
  body: 'The body is not what this call takes.',
  crossSite: 'Pages of other sites may not work this server.',
  notJson: 'Please send application/json.',
  unknownCustomer: (number: string) => `There is no customer ${number} in this world.`,
  unknownOrder: (id: string) => `There is no order ${id} in this world.`,
  unknownExchange: (id: string) => `Exchange ${id} is not known, or no longer.`,
  unknownState: (state: string) => `There is no provider state "${state}".`,
  notOn: (id: string) => `${id} is not on in this world.`,
  seedOfCopy: 'A copy takes its seed from the world that it is made of: give either from or seed.',
  endOfTime: 'A clock goes no further than the end of the year 9999.',
  emailTaken: 'This e-mail address is already registered.',
} as const;
