/** Why a situation or override is invalid. */
export const situationMessages = {
  everyOperation: 'Every operation',
  standard: {
    down: 'Responds 503',
    empty: 'Has nothing: lists are empty, single things are not found',
    slow: 'Takes two seconds',
    offline: 'Gets no response',
  },
  titleOf: (operationId: string | undefined, title: string) =>
    operationId === undefined ? title : `${operationId}: ${title}`,
  unknownSituation: (name: string) => `The situation "${name}" does not exist. GET /__mock/situations lists them.`,
  unknownCall: (name: string) => `The contract has no operation "${name}".`,
  /** Those that begin like it come first. */
  noOperation: (name: string, known: readonly string[]) => {
    const shared = (one: string) => [...name, ''].findIndex((letter, index) => letter !== one[index]);
    const nearest = [...known].sort((one, other) => shared(other) - shared(one)).slice(0, 5);
    return `There is no operation ${name}. The document has ${nearest.join(', ')}${known.length > nearest.length ? ', …' : ''}.`;
  },
  undeclaredStatus: (id: string, declared: readonly string[]) =>
    `The contract declares ${declared.join(', ')} for ${id}.`,
  preferredCode: 'The code in the header Prefer must be a status from 200 to 599.',
  unknownExample: (id: string, status: number, known: readonly string[]) =>
    known.length === 0
      ? `The contract has no example of ${id} ${status}.`
      : `The contract's examples of ${id} ${status} are ${known.join(', ')}.`,
  noParameter: (id: string, name: string) => `The path of ${id} has no parameter ${name}.`,
  header:
    'Header names and values must be ASCII, and headers of the connection (Content-Length, Transfer-Encoding, …) cannot be set.',
  bodyOrPatch: 'Send either body or patch.',
  forced: (id: string, status: number, example: string | undefined) =>
    `${id} responds ${status}${example === undefined ? '' : ` (${example})`}`,
  edited: (id: string, status: number | undefined) => `${id} responds ${status ?? 'as usual'}, edited`,
  latency: 'A latency must be milliseconds (250), a range (100-400), or office, 4g, 3g or satellite.',
} as const;
