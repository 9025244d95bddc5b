/** Where the bundle begins: what V8 compiled at the first start, later ones take from Node's compile cache. */
import { enableCompileCache, flushCompileCache } from 'node:module';

enableCompileCache();
await import('./main.ts');
// Now, since a server that is killed never ends properly.
flushCompileCache();
