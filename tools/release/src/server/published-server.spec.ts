import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { smallBuild, withFiles } from '../testing/small-build.fixture.ts';
import { publishedServer } from './published-server.ts';

const NO_API = new URL('http://localhost:1');

it('lets the styles that stand in its own pages through, and no others', async () => {
  const style = '.herb{color:green}';
  const site = withFiles(smallBuild, { 'products.html': `<!doctype html><style>${style}</style>` });
  const server = publishedServer(site, NO_API).listen(0);
  try {
    await once(server, 'listening');
    const { headers } = await fetch(`http://localhost:${(server.address() as AddressInfo).port}/products`);
    const hash = createHash('sha256').update(style).digest('base64');
    const styles = /style-src ([^;]*)/.exec(headers.get('Content-Security-Policy') ?? '')?.[1];
    expect(styles).toContain(`'sha256-${hash}'`);
    expect(styles).not.toContain('unsafe-inline');
  } finally {
    server.close().closeAllConnections();
  }
});
