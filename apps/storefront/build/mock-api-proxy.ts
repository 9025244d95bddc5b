import { apiPaths } from '@shop/api-contract/api-paths';
import type { ProxyOptions } from 'vite';

export function mockApiProxy(target: string): Record<string, ProxyOptions> {
  return Object.fromEntries(
    apiPaths.map((path) => [path, { target, changeOrigin: true, xfwd: true, configure: forwardConnectionErrors }]),
  );
}

/**
 * Passes broken connections on: the browser must not get a gateway error where a situation broke the connection. A
 * refused connection still gives one.
 */
const forwardConnectionErrors: ProxyOptions['configure'] = (proxy) => {
  proxy.on('proxyReq', (behind, inFront) => {
    behind.prependListener('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNREFUSED') inFront.socket.destroy();
    });
  });
};
