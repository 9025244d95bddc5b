/** Runs the loop and reports how far it came to the process that started this one. */
import { commitOrders, type LoopJob } from './sqlite-loop.ts';

process.once('message', (job: LoopJob) => process.send?.(commitOrders(job), () => process.disconnect()));
