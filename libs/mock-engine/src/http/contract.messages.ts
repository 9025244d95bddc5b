export const errorMessages = {
  notFound: (nearest: readonly string[]) =>
    `Nothing is served at this address.${nearest.length > 0 ? ` The nearest: ${nearest.join('; ')}.` : ''}`,
  wrongMethod: (allowed: string) => `This address supports only ${allowed}.`,
  patchFails: (why: string) => `The patch cannot be applied: ${why}.`,
  noPlace: (path: string) => `there is no ${path}`,
  noObject: 'it makes something else of the item',
  grows: (times: number) => `it makes the item more than ${times} times as large`,
  tooLarge: (limit: number) => `The body must have at most ${limit} bytes.`,
  tooDeep: (limit: number) => `The body must not be nested deeper than ${limit} levels.`,
  otherNumber: 'The body has a number that is too large.',
  otherName: (name: string) => `A field of the body may not be named ${name}.`,
  otherType: (types: readonly string[]) => `Please send ${types.join(' or ')}.`,
  unknownCharset: (charset: string) => `The charset ${charset} is not known. Please send UTF-8.`,
  otherCoding: (codings: readonly string[] = []) => `Please send it ${['as it is', ...codings].join(', or as ')}.`,
  tryAgain: 'Please try again in a moment.',
  badRequest: 'The request could not be read.',
  signInFirst: 'Please sign in.',
  unreadableJson: 'The body is not valid JSON.',
  notAnObject: 'The body must be a JSON object.',
} as const;

export const contractMessages = {
  credentials: (alternatives: readonly (readonly { in: string; name: string; scheme?: string | undefined }[])[]) =>
    `Needs ${alternatives
      .map((alternative) =>
        alternative
          .map(({ in: place, name, scheme }) => (scheme === undefined ? `${place} ${name}` : `${name}: ${scheme} …`))
          .join(' and '),
      )
      .join(', or ')}.`,
  notAcceptable: (types: readonly string[]) => `This call responds with ${types.join(' or ')}.`,
} as const;

/** Why a field is invalid, for the developer who sent it. */
export const requestErrorMessages = {
  missing: 'This field is required.',
  unknown: 'This field is not known.',
  requestOnly: 'This field is for requests only.',
  text: 'Must be a string.',
  object: 'Must be an object.',
  other: 'This value is not allowed.',
  oneOf: (values: readonly string[]) => `Must be one of ${values.join(', ')}.`,
  onlyOne: (names: readonly string[]) => `Must be only one of ${names.join(', ')}.`,
  pattern: (pattern: string) => `Must match ${pattern}.`,
  number: (kind: string, minimum: number | bigint | null, maximum: number | bigint | null) =>
    `${[kind, minimum === null ? [] : `from ${minimum}`, maximum === null ? [] : `to ${maximum}`].flat().join(' ')}.`,
  wholeNumber: 'Must be a whole number',
  anyNumber: 'Must be a number',
  list: (minimum: number, maximum: number) =>
    maximum === Infinity
      ? `Must be a list${minimum > 0 ? ` of at least ${minimum} entries` : ''}.`
      : `Must be a list of ${minimum} to ${maximum} entries.`,
  length: (minimum: number, maximum: number) => {
    if (maximum === Infinity) return `Must have at least ${minimum} ${minimum === 1 ? 'character' : 'characters'}.`;
    return minimum > 0 ? `Must have ${minimum} to ${maximum} characters.` : `Must have at most ${maximum} characters.`;
  },
  format: (format: string) => `Must have the format ${format}.`,
  unique: 'Entries must be unique.',
  fields: 'The object has too few or too many fields.',
  rule: (rule: string) => (rule.endsWith('.') ? rule : `${rule}.`),
} as const;
