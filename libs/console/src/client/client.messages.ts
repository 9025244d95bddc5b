export const clientMessages = {
  noAnswer: 'Cannot reach the mock API.',
};
