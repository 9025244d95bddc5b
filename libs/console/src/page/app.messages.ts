export const appMessages = {
  title: 'Mock API console',
  skip: 'Skip to the console',
  dark: 'Dark mode',
  light: 'Light mode',
  reference: 'API reference',
};
