const texts = import.meta.glob<string>('../../../mock-api/src/features/payment-window/browser/*.{html,css,js}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Texts of the payment window's files by name. */
export const windowFiles = Object.fromEntries(
  Object.entries(texts).map(([path, text]) => [path.slice(path.lastIndexOf('/') + 1), text]),
);
