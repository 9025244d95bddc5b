import { readDemoParameters, withoutDemoParameters, WORKER_SCRIPT } from '../demo-address.ts';
import { prepare, RELOADED } from './prepare.ts';
import { showRibbon } from './ribbon.ts';

// The first script of every page of the demo, in front of the shop's own and not deferred: nothing of the shop runs before
// its API is there.

const address = new URL(window.location.href);
const { isReset, unknown } = readDemoParameters(address);
const { controller } = navigator.serviceWorker ?? { controller: null };

if (controller && new URL(controller.scriptURL).pathname === WORKER_SCRIPT) begin();
else void prepare();

function begin(): void {
  if (isReset) forgetShopper();
  // The worker has granted them with the page itself: another look at it shall not do so again.
  window.history.replaceState(window.history.state, '', withoutDemoParameters(address));
  sessionStorage.removeItem(RELOADED);
  showRibbon(unknown);
}

/** The shop's own memory of cart, login and location; the worker forgets the rest. */
function forgetShopper(): void {
  localStorage.clear();
  sessionStorage.clear();
}
