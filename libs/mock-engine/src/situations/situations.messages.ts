/** What answers say that are given on purpose. */
export const situationMessages = {
  unknownSituation: (name: string) => `There is no situation "${name}". GET /__mock/situations lists them.`,
  unknownCall: (name: string) => `The contract has no call "${name}".`,
  undeclaredStatus: (id: string, declared: readonly string[]) =>
    `The contract declares ${declared.join(', ')} for ${id}.`,
  unknownExample: (id: string, status: number, known: readonly string[]) =>
    known.length === 0
      ? `The contract has no example of ${id} ${status}.`
      : `The contract's examples of ${id} ${status} are ${known.join(', ')}.`,
  latency: 'A latency is milliseconds (250), a range of them (100-400), or office, 4g, 3g, satellite.',
  times: 'A situation applies to a whole number of requests from 1 on.',
} as const;
