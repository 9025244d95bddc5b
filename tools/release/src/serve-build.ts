import { publishedServer } from './server/shop-server.ts';
import { buildFolder } from './workspace.ts';

// `node src/serve-build.ts <port> <api>`: serves the build with its header rules.

const [port, api] = process.argv.slice(2);
publishedServer(buildFolder, new URL(api ?? '')).listen(Number(port));
