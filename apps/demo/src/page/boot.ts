import { readDemoParameters, withoutDemoParameters, WORKER_SCRIPT } from '../demo-address.ts';
import { demoMessages as messages } from './demo.messages.ts';
import { showNotice } from './notice.ts';
import { holdPage, prepare, RELOADED } from './prepare.ts';
import { showRibbon } from './ribbon.ts';

// First script of every page, not deferred: the API must be there before the shop's code runs.

const address = new URL(window.location.href);
const { isReset, unknown } = readDemoParameters(address);
const { currentScript } = document;
const { controller } = navigator.serviceWorker ?? { controller: null };

if (currentScript instanceof HTMLScriptElement && new URL(currentScript.src).pathname !== '/demo.js') {
  holdPage();
  showNotice(messages.cannotRun, messages.belowPath);
} else if (controller && new URL(controller.scriptURL).pathname === WORKER_SCRIPT) begin();
else void prepare();

function begin(): void {
  // The shop's storage: cart, login, location. The worker resets the rest.
  if (isReset) for (const storage of [localStorage, sessionStorage]) storage.clear();
  // The worker has applied them; a reload must not apply them again.
  window.history.replaceState(window.history.state, '', withoutDemoParameters(address));
  sessionStorage.removeItem(RELOADED);
  showRibbon(unknown);
}
