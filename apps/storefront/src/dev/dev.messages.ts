export const devMessages = { open: 'Mock API' };
