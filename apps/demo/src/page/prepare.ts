import { WORKER_SCRIPT } from '../demo-address.ts';
import { demoMessages as messages } from './demo.messages.ts';
import { make } from './make.ts';
import { showNotice } from './notice.ts';
import { trusted } from './trusted.ts';

/** Set during the reload through the worker, to prevent an endless loop. */
export const RELOADED = 'demoPrepared';

/** Installs the worker and reloads the page through it. */
export async function prepare(): Promise<void> {
  holdPage();
  if (!navigator.serviceWorker) return showNotice(messages.cannotRun, messages.noWorkers);
  try {
    const wasReloaded = sessionStorage.getItem(RELOADED) !== null;
    sessionStorage.removeItem(RELOADED);
    if (wasReloaded) return showNotice(messages.cannotRun, messages.notServed, messages.tryAgain);

    showNotice(messages.preparing, messages.preparingDetail);
    await install();
    sessionStorage.setItem(RELOADED, '');
    window.location.reload();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    showNotice(messages.cannotRun, messages.failed(reason), messages.tryAgain);
  }
}

/** @throws Error when the worker cannot be fetched or started */
async function install(): Promise<void> {
  const registration = await navigator.serviceWorker.register(trusted.createScriptURL(WORKER_SCRIPT));
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  if (!worker) throw new Error('no worker was installed');
  await new Promise<void>((resolve, reject) => {
    const judge = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('the worker stopped during its installation'));
    };
    worker.addEventListener('statechange', judge);
    judge();
  });
}

/**
 * Turns the rest of the page into hidden plain text, so that none of it runs or loads. Works only from a
 * non-deferred script in the head. `window.stop()` would show the browser's own page where the host responded 404.
 */
export function holdPage(): void {
  const { currentScript } = document;
  if (currentScript instanceof HTMLScriptElement) {
    const { href } = new URL('custom/fonts/figtree/index.css', currentScript.src);
    document.head.append(make('link', { rel: 'stylesheet', href }));
  }
  document.write(trusted.createHTML('<plaintext hidden>'));
}
