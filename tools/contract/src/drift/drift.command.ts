import { fork, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allMutations, harmless } from './all-mutations.ts';
import type { Asks, Message, Order } from './drift.process.ts';
import { driftTable, judgementLine, nameOf, summarise } from './drift-report.ts';
import type { Judgement } from './judge-mutation.ts';

// `npm run test:drift`: changes one thing at a time and shows who notices. Fails when nobody does.

const USAGE =
  'npm run test:drift -- [--only TEXT] [--all] [--workers 2]\n  --all asks every check, not only until one notices';
const say = (line: string) => void process.stdout.write(`${line}\n`);

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
});

async function main(): Promise<number> {
  const options = readOptions();
  if (!options) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const { only = '', all = false, quick = false, workers = '2', reports = 'reports' } = options;
  const mutations = options.harmless ? [...allMutations, harmless] : allMutations;
  const pattern = new RegExp(only);
  const indices = mutations.flatMap((one, index) => (one === harmless || pattern.test(nameOf(one)) ? [index] : []));
  if (indices.length === 0) {
    process.stderr.write(`No change has a name like "${only}".\n`);
    return 2;
  }
  const begun = performance.now();
  say(`${indices.length} single changes, by ${workers} workers`);
  const judgements = await judgeAll(
    indices,
    all ? 'all' : quick ? 'quick' : 'until-noticed',
    Math.max(1, Number(workers) || 2),
  );

  const summary = summarise(judgements);
  mkdirSync(reports, { recursive: true });
  writeFileSync(join(reports, 'drift.md'), driftTable(judgements));
  writeFileSync(join(reports, 'drift.json'), `${JSON.stringify({ ...summary, judgements }, null, 2)}\n`);

  say(`\nWho noticed:`);
  const counts = Object.entries(summary.catchers).sort(([, a], [, b]) => b - a);
  for (const [by, count] of counts) say(`  ${String(count).padStart(4)}  ${by}`);
  if (summary.survivors.length > 0)
    say(`\nNobody noticed:\n${summary.survivors.map((name) => `  ${name}`).join('\n')}`);
  say(
    `\n${summary.caught} of ${summary.judged} caught in ${((performance.now() - begun) / 1000).toFixed(0)} s; ${reports}/drift.md`,
  );
  return summary.survivors.length === 0 ? 0 : 1;
}

/** In the order in which they are listed, whoever was judged first. */
function judgeAll(indices: readonly number[], asks: Asks, workers: number): Promise<Judgement[]> {
  const waiting = [...indices];
  const judged = new Map<number, Judgement>();
  const next = (): Order => {
    const index = waiting.shift();
    return index === undefined ? 'end' : { index, asks };
  };

  return new Promise((resolve, reject) => {
    const all: ChildProcess[] = [];
    const give = (worker: ChildProcess) => worker.connected && worker.send(next());
    const fail = (reason: string) => {
      for (const worker of all) worker.kill();
      reject(new Error(reason));
    };
    for (let count = 0; count < Math.min(workers, indices.length); count += 1) {
      const worker = fork(join(import.meta.dirname, 'drift.process.ts'));
      all.push(worker);
      worker.on('message', (message: Message) => {
        if ('fault' in message) return fail(message.fault);
        if ('judgement' in message) {
          judged.set(message.index, message.judgement);
          say(`${String(judged.size).padStart(4)}/${indices.length} ${judgementLine(message.judgement)}`);
          if (judged.size === indices.length) resolve(indices.flatMap((index) => judged.get(index) ?? []));
        }
        give(worker);
      });
      worker.on('exit', (code) => code !== 0 && fail(`A worker ended with ${code}.`));
    }
  });
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        only: { type: 'string' },
        all: { type: 'boolean' },
        quick: { type: 'boolean' },
        harmless: { type: 'boolean' },
        workers: { type: 'string' },
        reports: { type: 'string' },
      },
    }).values;
  } catch {
    return undefined;
  }
}
