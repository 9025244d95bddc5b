import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readFolder, temporaryFolder } from '@shop/release-tools/archive/files';
import { buildRequest } from '@shop/api-contract/request';
import { findBrowser, type Browser } from '@shop/workspace-tools/browser/find-browser';
import { chosen, CommandError, say } from '@shop/workspace-tools/terminal/command';
import { formatTable } from '@shop/workspace-tools/terminal/table';
import { workspaceRoot } from '@shop/workspace-tools/workspace-root';
import { lighthouseReport, measuredPages, orderPage } from './browser/lighthouse.ts';
import { kibibytes, pageWeights } from './browser/page-weights.ts';
import { serveShop } from './browser/published-shop.ts';
import { perCpuSecond, type Load } from './server/load.ts';
import { pinnedCores, startMockApi, startServer } from './server/running-server.ts';
import { bodyOf, newOrder, registration } from './server/shop-client.ts';
import { median } from './statistics.ts';

export interface AgainstOptions {
  /** Names of measurements; all but `tests` by default. */
  readonly only?: string;
  readonly rounds: number;
  readonly seconds: number;
}

/** The root of a checkout, installed and built. */
type Checkout = string;

/** What is measured of one checkout and then of the other, each round. */
interface Measurement {
  readonly name: string;
  /** By name with the unit. */
  readonly measure: (checkout: Checkout) => Promise<Readonly<Record<string, number>>>;
}

/** Measures this checkout and another commit in turns, and prints medians with their range, and the ratio. */
export async function compare(commit: string, { only, rounds, seconds }: AgainstOptions): Promise<void> {
  const checkouts = [checkedOut(commit), workspaceRoot];
  const load = { cores: pinnedCores(), seconds };
  const browser = await findBrowser();
  const all = [weights, ...pages(browser), ...requests(load), tests];
  const measurements = only === undefined ? all.filter((one) => one !== tests) : chosen(all, only);
  const lines: string[][] = [];
  for (const { name, measure } of measurements) {
    const found: Record<string, number>[][] = [];
    for (let round = 1; round <= (name === weights.name ? 1 : rounds); round++) {
      say(`${name}, ${round} of ${rounds}`);
      found.push([await measure(checkouts[0]!), await measure(checkouts[1]!)]);
    }
    for (const row of Object.keys(found[0]![0]!)) {
      const values = found.map((round) => round.map((one) => one[row] ?? NaN));
      const [before, now] = [values.map(([one]) => one!), values.map(([, one]) => one!)];
      const ratio = median(values.map(([one, other]) => other! / one!));
      lines.push([`${name}: ${row}`, withRange(before), withRange(now), ratio.toFixed(2)]);
    }
  }
  process.stdout.write(`${formatTable(['Row', commit, 'Now', 'Ratio'], lines)}\n`);
}

const withRange = (values: readonly number[]): string => {
  const [least, middle, most] = [Math.min(...values), median(values), Math.max(...values)].map((one) =>
    Number.isInteger(one) ? `${one}` : one.toFixed(1),
  );
  return least === most ? `${middle}` : `${middle} (${least} to ${most})`;
};

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

const weights: Measurement = {
  name: 'weights',
  measure: async (root) =>
    Object.fromEntries(
      Object.entries(pageWeights(buildOf(root))).flatMap(([page, { html, script }]) => [
        [`HTML of ${page}, KiB`, Number(kibibytes(html))],
        [`script of ${page}, KiB`, Number(kibibytes(script))],
      ]),
    ),
};

/** Each page on a fresh server, since a load may leave data. */
function pages(browser: Browser): Measurement[] {
  return [...measuredPages.map((page) => async () => page), orderPage].map((pageOf, at) => ({
    name: measuredPages[at]?.name ?? 'order',
    measure: async (root) => {
      const shop = await serveShop(buildOf(root), root);
      try {
        const { categories, audits } = await lighthouseReport(await pageOf(shop.url), shop.url, browser);
        return {
          score: Math.round((categories.performance?.score ?? NaN) * 100),
          'LCP, ms': audits['largest-contentful-paint']?.numericValue ?? NaN,
          'TBT, ms': audits['total-blocking-time']?.numericValue ?? NaN,
          CLS: audits['cumulative-layout-shift']?.numericValue ?? NaN,
        };
      } finally {
        await shop.close();
      }
    },
  }));
}

const json = { 'content-type': 'application/json' };
const post = (headers: Record<string, string>, body: unknown) =>
  ({ method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) }) as const;

/** An order of a new customer. */
async function orderOf(url: string) {
  const { token } = await bodyOf(url, 'register', { body: registration('asha@against.example') });
  return post({ authorization: `Bearer ${token}` }, newOrder.body);
}

/** CPU time of each response, of a server that is new and warm. */
function requests({ cores, seconds }: Pick<Load, 'cores' | 'seconds'>): Measurement[] {
  const todo = 'libs/mock-engine/examples/todo/todo.yaml';
  const start = {
    shop: (root: Checkout) => startMockApi(undefined, { cores, root }),
    document: (root: Checkout) =>
      startServer(['libs/mock-engine/src/bin.ts', todo, '--port', '0', '--in-memory'], { cores, root }),
  };
  const measurement = (
    name: string,
    server: keyof typeof start,
    at: string,
    requestFor?: (url: string) => Promise<Load['request']> | Load['request'],
  ): Measurement => ({
    name,
    measure: async (root) => {
      const running = await start[server](root);
      const request = await requestFor?.(running.url);
      const load = { cores, ...(request && { request }) };
      await perCpuSecond(running, at, { ...load, seconds: 1 });
      const rate = await perCpuSecond(running, at, { ...load, seconds });
      await running.kill();
      return { 'CPU, µs': Math.round(1e6 / rate) };
    },
  });
  return [
    measurement('all-products', 'shop', '/api/v1/all-products'),
    measurement('get-product', 'shop', '/api/v1/get-product/s-46'),
    measurement('create-order', 'shop', `/api${buildRequest('createOrder', newOrder).url}`, orderOf),
    measurement('document-get', 'document', '/todos'),
    measurement('document-post', 'document', '/todos', () => post({}, { title: 'Water the tulsi' })),
  ];
}

const tests: Measurement = {
  name: 'tests',
  measure: async (root) => {
    const began = performance.now();
    const { status, stdout } = spawnSync('npm', ['test'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NX_SKIP_NX_CACHE: 'true' },
      maxBuffer: Infinity,
    });
    if (status !== 0) throw new CommandError(stdout.slice(-2_000));
    return { 'npm test, s': Math.round((performance.now() - began) / 1_000) };
  },
};
