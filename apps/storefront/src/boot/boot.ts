import '@shop/design/fonts';
import { keepEarlyActs } from './early-acts.ts';
import { firstViewDrawn } from './first-view.ts';

// The first script of every page: small, so that the page is drawn first and the shop comes alive behind it.

const { promise: somebodyActs, resolve: onAct } = Promise.withResolvers<void>();
const acts = keepEarlyActs(onAct);
const isPrepared = document.getElementById('root')?.hasChildNodes() ?? false;

if (isPrepared) await Promise.race([firstViewDrawn(), somebodyActs]);
const { startShop } = await import('../main.tsx');
await startShop();
await acts.replay();
