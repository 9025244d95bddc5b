import { browserFile, type BrowserFile } from '@shop/mock-api/features/payment-window/browser-file';

const texts = import.meta.glob<string>('../../../mock-api/src/features/payment-window/browser/*.{html,css,js}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The payment window's own files, as the server has them. */
export const windowFiles: readonly BrowserFile[] = Object.entries(texts).map(([path, text]) =>
  browserFile(path.slice(path.lastIndexOf('/') + 1), () => new TextEncoder().encode(text)),
);
