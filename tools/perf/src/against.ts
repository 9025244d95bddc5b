import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildRequest } from '@shop/api-contract/request';
import { readFolder, temporaryFolder } from '@shop/release-tools/archive/files';
import { findBrowser, type Browser } from '@shop/workspace-tools/browser/find-browser';
import { chosen, CommandError, print, say } from '@shop/workspace-tools/terminal/command';
import { workspaceRoot } from '@shop/workspace-tools/workspace-root';
import { lighthousePage, measuredPages, siteOf } from './browser/lighthouse.ts';
import { pageWeights } from './browser/page-weights.ts';
import { measureInTurns, resultTable, type Measurement } from './in-turns.ts';
import { measureLoaded, type Load } from './server/load.ts';
import { startMockApi, startServer } from './server/running-server.ts';
import { bodyOf, newOrder, registration } from './server/shop-client.ts';

export interface AgainstOptions {
  /** Names of measurements; all but `tests` by default. */
  readonly only?: string;
  readonly rounds: number;
  readonly seconds: number;
}

/** The root of a checkout, installed and built; or plain Fastify, with the responses of this checkout's mock API. */
type Checkout = string;
const FASTIFY = 'fastify';

/** Measures this checkout and another commit, or Fastify, in turns. */
export async function compare(commit: string, { only, rounds, seconds }: AgainstOptions): Promise<void> {
  const checkouts = [commit === FASTIFY ? FASTIFY : checkedOut(commit), workspaceRoot];
  const { lists, others } = requests(seconds);
  const all =
    commit === FASTIFY ? lists : [weights, ...pages(checkouts, await findBrowser()), ...lists, ...others, tests];
  const measurements = only === undefined ? all.filter((one) => one !== tests) : chosen(all, only);
  print(resultTable([commit, 'Now'], await measureInTurns(checkouts, measurements, rounds)));
}

/** A commit in a temporary folder, installed and built. @throws CommandError with the output of what failed */
function checkedOut(commit: string): Checkout {
  const root = temporaryFolder(new Map());
  const run = (cwd: string, command: string, ...args: string[]) => {
    say(`${command} ${args.join(' ')}`);
    const env = { ...process.env, NX_DAEMON: 'false' };
    const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', env, maxBuffer: Infinity });
    if (status !== 0) throw new CommandError(`${command} failed:\n${stdout}${stderr}`);
  };
  run(workspaceRoot, 'git', 'clone', '--quiet', '--no-checkout', workspaceRoot, root);
  run(root, 'git', 'checkout', '--quiet', commit);
  run(root, 'npm', 'ci');
  run(root, 'npx', 'nx', 'run', '@shop/storefront:build');
  return root;
}

const buildOf = (root: Checkout) => readFolder(path.join(root, 'apps/storefront/dist'));

const weights: Measurement<Checkout> = {
  name: 'weights',
  measure: async (root) =>
    Object.fromEntries(
      Object.entries(pageWeights(buildOf(root))).flatMap(([page, { html, script }]) => [
        [`HTML of ${page}, bytes`, html],
        [`script of ${page}, bytes`, script],
      ]),
    ),
};

function pages(checkouts: readonly Checkout[], browser: Browser): Measurement<Checkout>[] {
  const sites = new Map(checkouts.map((root) => [root, siteOf(buildOf(root))]));
  return measuredPages.map((page) => ({
    name: page.name,
    measure: (root) => lighthousePage(page, browser, sites.get(root)!, root),
  }));
}

const post = (headers: Record<string, string>, body: unknown) =>
  ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }) as const;

/** An order of a new customer. */
async function orderOf(url: string): Promise<Load> {
  const { token } = await bodyOf(url, 'register', { body: registration('asha@against.example') });
  return post({ authorization: `Bearer ${token}` }, newOrder.body);
}

const todo = ['libs/mock-engine/src/bin.ts', 'libs/mock-engine/examples/todo/todo.yaml', '--port', '0', '--in-memory'];

/** A process that sends a recorded response of the mock API. */
async function plainFastify(at: string): Promise<string[]> {
  const mockApi = await startMockApi();
  const response = await fetch(mockApi.url + at, { headers: { 'accept-encoding': 'identity' } });
  // Node adds the others to every response.
  const headers = [...response.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name));
  const recording = path.join(temporaryFolder(new Map()), 'recorded.json');
  writeFileSync(recording, JSON.stringify({ at, headers: Object.fromEntries(headers), body: await response.text() }));
  await mockApi.kill();
  return [path.join(import.meta.dirname, 'server/plain-fastify.process.mjs'), recording];
}

/** The shop's calls, and those of another document. */
function requests(seconds: number) {
  const loaded = (name: string, at: string, loadFor?: (url: string) => Promise<Load>, server?: readonly string[]) => ({
    name,
    measure: async (root: Checkout) => {
      const fastify = root === FASTIFY ? await plainFastify(at) : undefined;
      const start = async () => {
        if (fastify) return startServer(fastify);
        return server ? startServer(server, { root }) : startMockApi({ root });
      };
      return measureLoaded({ start, at, seconds, loadFor });
    },
  });
  const lists = [loaded('all-products', '/api/v1/all-products'), loaded('get-product', '/api/v1/get-product/s-46')];
  const others = [
    loaded('create-order', `/api${buildRequest('createOrder', newOrder).url}`, orderOf),
    loaded('document-get', '/todos', undefined, todo),
    loaded('document-post', '/todos', async () => post({}, { title: 'Water the tulsi' }), todo),
  ];
  return { lists, others };
}

const tests: Measurement<Checkout> = {
  name: 'tests',
  measure: async (root) => {
    const began = performance.now();
    const env = { ...process.env, NX_SKIP_NX_CACHE: 'true' };
    const { status, stdout } = spawnSync('npm', ['test'], { cwd: root, encoding: 'utf8', env, maxBuffer: Infinity });
    if (status !== 0) throw new CommandError(stdout.slice(-2_000));
    return { 'npm test, s': Math.round((performance.now() - began) / 1_000) };
  },
};
