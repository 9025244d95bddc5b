import { resolve } from 'node:path';
import { checksOfAnswers, checksOfContract, quickChecksOfAnswers, quickChecksOfContract } from './all-checks.ts';
import { allMutations, harmless } from './all-mutations.ts';
import { judgeIn, type Judgement } from './judge-mutation.ts';
import { copyWorkspace } from './workspace-copy.ts';

// Judges one mutation after the other, in a copy of the workspace of its own, as drift.command.ts tells it to.

/** Which mutation is next; nothing when all are judged. */
export type Order = { index: number; asks: Asks } | 'end';
/** Every check, one after the other until one notices, or only those that take seconds. */
export type Asks = 'all' | 'until-noticed' | 'quick';
export type Message = { ready: true } | { index: number; judgement: Judgement } | { fault: string };

const say = (message: Message) => process.send?.(message);
const copy = copyWorkspace(resolve(process.cwd(), '../..'));
process.once('exit', () => copy.remove());

const checks = { contract: checksOfContract(), answer: checksOfAnswers() };
const quick = { contract: quickChecksOfContract(), answer: quickChecksOfAnswers() };
const mutations = [...allMutations, harmless];
const hasty = judgeIn(copy);
const thorough = judgeIn(copy, true);

process.on('message', (order: Order) => {
  if (order === 'end') process.exit(0);
  const { index, asks } = order;
  const mutation = mutations[index];
  if (!mutation) throw new Error(`There is no change ${index}.`);
  const asked = (asks === 'quick' ? quick : checks)[mutation.of];
  (asks === 'all' ? thorough : hasty).judge(mutation, asked).then(
    (judgement) => say({ index, judgement }),
    (error: unknown) => say({ fault: `${mutation.name}: ${error instanceof Error ? error.message : String(error)}` }),
  );
});
process.once('disconnect', () => process.exit(1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
say({ ready: true });
