export const clientMessages = {
  noAnswer: 'The mock API does not answer.',
};
