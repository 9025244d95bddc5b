import { publishedServer } from './server/shop-server.ts';
import { buildFolder } from './workspace.ts';

// `node src/serve-build.ts <port> <api>`: the build as it lies there, with the header rules that it will be published with.

const [port, api] = process.argv.slice(2);
publishedServer(buildFolder, new URL(api ?? '')).listen(Number(port));
