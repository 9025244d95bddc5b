import { trusted } from './trusted.ts';

/**
 * Turns the rest of the page into hidden plain text, so that none of it runs or loads. Works only from a
 * non-deferred script in the head. `window.stop()` would show the browser's own page where the host responded 404.
 */
export function holdPage(): void {
  document.write(trusted.createHTML('<plaintext hidden>'));
}
