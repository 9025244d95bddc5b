export const keptItemsMessages = {
  noItem: 'There is no such item.',
  invalidItem: 'The item does not fit the document.',
  sameId: 'The id must stay as it is.',
} as const;
