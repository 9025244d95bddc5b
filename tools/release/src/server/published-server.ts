import type { Server } from 'node:http';
import type { Files } from '../archive/files.ts';
import { defaultDeployment } from '../headers/deployment.ts';
import { headerRules } from '../headers/header-rules.ts';
import { inlineHashes } from '../headers/inline-parts.ts';
import { shopServer } from './shop-server.ts';

/** The site under the header rules that it is published with when everything is on the shop's own origin, and its API. */
export const publishedServer = (site: Files, api: URL): Server =>
  shopServer(site, headerRules(defaultDeployment, inlineHashes(site)), api);
