import { apiPaths } from '@shop/api-contract/api-paths';
import type { ProxyOptions } from 'vite';

/** Lets the browser reach the mock API through the shop's own origin. */
export function mockApiProxy(target: string): Record<string, ProxyOptions> {
  return Object.fromEntries(
    apiPaths.map((path) => [path, { target, changeOrigin: true, configure: passBrokenLinesOn }]),
  );
}

/**
 * A connection that breaks behind the proxy, by a situation for example, breaks in front of it too: the shop must not
 * get a gateway's answer where it is to get none. A mock API that does not run is still told as such.
 */
const passBrokenLinesOn: ProxyOptions['configure'] = (proxy) => {
  proxy.on('proxyReq', (behind, inFront) => {
    behind.prependListener('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNREFUSED') inFront.socket.destroy();
    });
  });
};
