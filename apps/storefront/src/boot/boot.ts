import '@shop/design/fonts';
import { keepEarlyActs } from './early-acts.ts';
import { firstViewDrawn } from './first-view.ts';

// The first script of every page: small, so that the page is drawn first and the shop comes alive behind it.

const { promise: somebodyActs, resolve: onAct } = Promise.withResolvers<void>();
const acts = keepEarlyActs(onAct);
const root = document.getElementById('root');

if (root?.hasChildNodes()) await Promise.race([firstViewDrawn(), somebodyActs]);
fetchScripts(root?.dataset.scripts?.split(' ') ?? []);
const { startShop } = await import('../main.tsx');
await startShop();
await acts.replay();

/** All at once: what the page imports would else be known only when the shop's script has run. */
function fetchScripts(names: readonly string[]): void {
  for (const name of names) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/${name}`;
    document.head.append(link);
  }
}
