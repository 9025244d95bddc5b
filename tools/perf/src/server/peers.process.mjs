/** Scalar's mock server has no command: node peers.process.mjs FOLDER PORT, with the packages in that folder. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, port] = process.argv.slice(2);
const { resolve } = createRequire(path.join(folder, 'package.json'));
const { createMockServer } = await import(pathToFileURL(resolve('@scalar/mock-server')));
const { serve } = await import(pathToFileURL(resolve('@hono/node-server')));
const document = JSON.parse(readFileSync(path.join(folder, 'openapi.json'), 'utf8'));
const { fetch } = await createMockServer({ document });
serve({ fetch, port: Number(port), hostname: '127.0.0.1' });
