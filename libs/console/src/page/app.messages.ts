export const appMessages = {
  title: 'Mock API console',
  skip: 'Skip to the console',
  world: 'World',
  reference: 'API reference',
};
