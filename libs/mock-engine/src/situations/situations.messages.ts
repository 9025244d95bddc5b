/** Why a situation or override is invalid. */
export const situationMessages = {
  unknownSituation: (name: string) => `The situation "${name}" does not exist. GET /__mock/situations lists them.`,
  unknownCall: (name: string) => `The contract has no call "${name}".`,
  undeclaredStatus: (id: string, declared: readonly string[]) =>
    `The contract declares ${declared.join(', ')} for ${id}.`,
  unknownExample: (id: string, status: number, known: readonly string[]) =>
    known.length === 0
      ? `The contract has no example of ${id} ${status}.`
      : `The contract's examples of ${id} ${status} are ${known.join(', ')}.`,
  latency: 'A latency must be milliseconds (250), a range (100-400), or office, 4g, 3g or satellite.',
} as const;
