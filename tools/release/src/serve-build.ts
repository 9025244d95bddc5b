import { headerRules } from './headers/header-rules.ts';
import { styleHashes } from './headers/inline-parts.ts';
import { defaultDeployment } from './headers/deployment.ts';
import { readFolder } from './archive/files.ts';
import { shopServer } from './server/shop-server.ts';
import { buildFolder } from './workspace.ts';

// `node src/serve-build.ts <port> <api>`: the build as it lies there, with the header rules that it will be published with.

const [port, api] = process.argv.slice(2);
const site = readFolder(buildFolder);
shopServer(site, headerRules(defaultDeployment, styleHashes(site)), new URL(api ?? '')).listen(Number(port));
