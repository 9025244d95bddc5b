export const clientMessages = {
  noResponse: 'Cannot reach the mock API.',
};
