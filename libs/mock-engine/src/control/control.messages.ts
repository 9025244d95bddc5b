export const controlMessages = {
  body: 'The body is invalid for this call.',
  query: 'The query is invalid for this call.',
  crossSite: 'Pages of other sites may not use the control API. Allow an origin with --cors-origin.',
  foreignHost: 'The control API accepts only localhost and IP addresses as host. Allow another name with --allow-host.',
  otherMachine:
    'The control API accepts only requests from this machine. Start the server with --control-token to allow others.',
  tokenRequired: 'The control API requires the token that the server was started with (--control-token).',
  unknownRequest: (id: string) => `The request ${id} does not exist or is no longer in the request log.`,
  item: 'Item',
  noJson: 'This is not valid JSON.',
  notRemovable: (kind: string) => `Records of ${kind} cannot be deleted.`,
  unknownKind: (name: string) => `There is no kind of records "${name}".`,
  noEditableField: (known: readonly string[]) => `Not an editable field. Editable: ${known.join(', ') || 'none'}.`,
  oneOf: (options: readonly string[]) => `Must be one of ${options.join(', ')}.`,
  unknownOperation: (id: string) => `The contract has no operation "${id}".`,
  unknownState: (state: string) => `There is no provider state "${state}".`,
  overrideId:
    'The id of an override has 1 to 100 letters, digits and - _ . :, and is not the name of a latency or recording.',
  takenId: (id: string) => `${id} is the name of a situation. Choose another id.`,
  noOverridesFile: 'The server was started without --overrides FILE. Download the overrides instead.',
  notOn: (id: string) => `${id} is not active in this world.`,
  clockEnd: (end: Date) => `A clock cannot be moved beyond ${end.toISOString().slice(0, 10)}.`,
  seedOfCopy: 'A copy derives its seed from the original world. Send either from or seed.',
} as const;

/** Why a file of overrides cannot be used. */
export const overridesFileMessages = {
  unreadable: (file: string, why: string) => `${file} cannot be read: ${why}`,
  invalid: (file: string, line: number, detail = '') => `${file}, line ${line}: ${detail}`,
  twice: (id = '') => `The id ${id} is used twice.`,
} as const;
