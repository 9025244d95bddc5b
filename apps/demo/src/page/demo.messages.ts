/** Texts of the demo itself. */
export const demoMessages = {
  ribbonLabel: 'About this demo',
  ribbon: 'This is a demo: nothing is sold, everything stays in this browser.',
  more: 'Try it out',
  login: (email: string, password: string) => `Sign in as ${email} with the password ${password}, or register.`,
  whatGoesWrong: 'What goes wrong',
  nothing: 'Nothing',
  unknown: (names: readonly string[]) => `There is no situation called ${names.join(', ')}.`,
  startOver: 'Start over',
  startOverHint: 'Forgets all customers, orders and carts of this demo.',
  preparing: 'Preparing the demo…',
  preparingDetail: 'The shop’s API is being set up inside this browser. It takes a moment, once.',
  cannotRun: 'This demo cannot run here',
  noWorkers:
    'It runs the shop’s API in a service worker, and there is none here: some private windows have none, and addresses without https.',
  notServed:
    'Its service worker is installed, yet this page came without it. Developer tools that bypass service workers do that.',
  failed: (reason: string) => `Its service worker did not start: ${reason}`,
  tryAgain: 'Try again',
} as const;
