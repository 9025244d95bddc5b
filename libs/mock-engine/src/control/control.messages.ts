export const controlMessages = {
  body: 'The body is not what this call takes.',
  crossSite: 'Pages of other sites may not work this server; --cors-origin allows one.',
  foreignHost: 'This server is worked under localhost or its IP address; --allow-host allows a name.',
  otherMachine: 'This server is worked from its own machine; with --control-token from others, too.',
  tokenWanted: 'Working this server takes the token that it was started with (--control-token).',
  unknownExchange: (id: string) => `Exchange ${id} is not known, or no longer.`,
  unknownState: (state: string) => `There is no provider state "${state}".`,
  notOn: (id: string) => `${id} is not on in this world.`,
  seedOfCopy: 'A copy takes its seed from the world that it is made of: give either from or seed.',
  endOfTime: 'A clock goes no further than the end of the year 9999.',
} as const;
