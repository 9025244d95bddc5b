import { trusted } from './trusted.ts';

/**
 * Makes all that follows in the page plain text that nobody sees: no script of it runs, and nothing of it is fetched.
 * Works only in a script in the head that is not deferred. Stopping the load instead would make browsers show a page of their
 * own where the host's answer was a 404.
 */
export function holdPage(): void {
  document.write(trusted.createHTML('<plaintext hidden>'));
}
