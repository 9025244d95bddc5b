export const appMessages = {
  title: 'Mock API console',
  skip: 'Skip to the console',
  dark: 'Show it dark',
  light: 'Show it light',
  reference: 'API reference',
};
