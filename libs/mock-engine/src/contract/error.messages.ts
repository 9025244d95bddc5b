export const errorMessages = {
  notFound: 'Nothing is served at this address.',
  wrongMethod: (allowed: string) => `This address supports only ${allowed}.`,
  tooLarge: (limit: number) => `The body must have at most ${limit} bytes.`,
  tooDeep: (limit: number) => `The body must not be nested deeper than ${limit} levels.`,
  otherType: (types: readonly string[]) => `Please send ${types.join(' or ')}.`,
  tryAgain: 'Please try again in a moment.',
  badRequest: 'The request could not be read.',
  signInFirst: 'Please sign in.',
  unreadableJson: 'The body is not valid JSON.',
  notAnObject: 'The body must be a JSON object.',
} as const;
