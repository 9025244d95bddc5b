export const errorMessages = {
  notFound: 'There is nothing at this address.',
  wrongMethod: (allowed: string) => `This address answers ${allowed}.`,
  tooLarge: (limit: number) => `A body has at most ${limit} bytes.`,
  tooDeep: (limit: number) => `A body nests lists and objects at most ${limit} deep.`,
  notJson: 'Please send application/json.',
  worldIsOver: 'This world was reset or deleted in the meantime. Please try again.',
  tryAgain: 'Please try again in a moment.',
  badRequest: 'The request could not be read.',
  noHost: 'The request names no host.',
} as const;
