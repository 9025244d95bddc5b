export const devMessages = {
  open: 'Mock API',
  title: 'Mock API',
  whole: 'Open the console',
};
