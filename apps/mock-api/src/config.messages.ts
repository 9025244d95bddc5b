export const configMessages = {
  port: (name: string, given: string) =>
    `${name} is ${JSON.stringify(given)}, but a port is a whole number from 0 to 65535.`,
  lifetime: (name: string, given: string) =>
    `${name} is ${JSON.stringify(given)}, but must be a whole number of minutes from 1.`,
  products: (name: string, given: string, least: number, most: number) =>
    `${name} is ${JSON.stringify(given)}, but must be a whole number from ${least} (what the shop has) to ${most}.`,
  origin: (given: string) =>
    `${JSON.stringify(given)} is no origin; write it like http://localhost:4200, without a path.`,
  oneOf: (name: string, given: string, words: readonly string[], meant: string | undefined) =>
    `${name} is ${JSON.stringify(given)}. ${meant === undefined ? `It can be ${words.join(', ')}.` : `Did you mean ${meant}?`}`,
  latency: (name: string, given: string, profiles: readonly string[]) =>
    `${name} is ${JSON.stringify(given)}, but must be milliseconds (250), a range of them (100-400, at most 300000) or a profile: ${profiles.join(', ')}.`,
  world: (name: string, given: string) =>
    `${name} is ${JSON.stringify(given)}, but a world’s name has 1 to 63 small letters, digits and dashes.`,
  base: (name: string, given: string) =>
    `${name} is ${JSON.stringify(given)}, but must be an address like https://shop.example/api, without a query or password.`,
  recordingHalf: 'To record say both: --record-from URL (which real API) and --har FILE (where to).',
  postalAlone: '--record-postal-from adds to --record-from, which is missing.',
  recordAndReplay: 'Either record (--record-from) or replay (--replay), not both at once.',
  strictAlone: '--replay-strict needs a --replay.',
  emptySecret: (name: string) => `${name} is empty; leave it out or give the secret shared with the payment provider.`,
  empty: (name: string) => `${name} is empty; leave it out or say which.`,
  bothStores: 'Give either --data-file or --in-memory, not both.',
  seededFile: 'A world with a seed repeats its ids, so that it cannot be kept: give either --seed or --data-file.',
  certificateAlone: 'HTTPS needs both --https-cert and --https-key.',
} as const;
