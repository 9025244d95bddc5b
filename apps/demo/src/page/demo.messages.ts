/** Texts of the demo itself. */
export const demoMessages = {
  ribbonLabel: 'About this demo',
  ribbon: 'This is a demo: nothing is sold, everything stays in this browser.',
  more: 'Try it out',
  login: (email: string, password: string) => `Sign in as ${email} with the password ${password}, or register.`,
  simulate: 'Simulate a failure',
  none: 'None',
  unknown: (names: readonly string[]) => `Unknown situation: ${names.join(', ')}`,
  startOver: 'Start over',
  startOverHint: 'Deletes all customers, orders and carts of this demo.',
  preparing: 'Preparing the demo…',
  preparingDetail: 'The shop’s API is being set up inside this browser. It takes a moment, once.',
  cannotRun: 'This demo cannot run here',
  belowPath:
    'Its files are below a path of this host, and work only at its root. Publish them at / of a host, such as OWNER.github.io.',
  noWorkers:
    'It needs a service worker for the shop’s API. Some private windows and addresses without https have none.',
  notServed:
    'Its service worker is installed, but this page loaded without it. Check “Bypass for network” in the developer tools.',
  failed: (reason: string) => `Its service worker did not start: ${reason}`,
  tryAgain: 'Try again',
} as const;
