import { percentile } from '@shop/workspace-tools/figures/percentile';

import { openLine, type HttpLine } from './http-line.ts';
import type { LoadJob, LoadResult } from './load-job.ts';

/** Asks for what has to be answered with success. */
type Ask = HttpLine['ask'];

/**
 * Lets each connection do the same visit over and over until the time is up. What was begun is finished: the server has
 * worked for it, and it counts.
 *
 * @param tokens one for each connection in turn; without any nobody is signed in
 * @throws Error when anything is answered but success: every request that is counted was answered as it should be
 */
export async function loadLines(
  { base, connections, seconds }: Omit<LoadJob, 'work'>,
  tokens: readonly string[],
  visit: (ask: Ask) => Promise<void>,
): Promise<Omit<LoadResult, 'paidOrders'>> {
  const tokenOf = (connection: number) => tokens[connection % tokens.length];
  const lines = await Promise.all(Array.from({ length: connections }, (_, index) => openLine(base, tokenOf(index))));
  const times: number[] = [];

  const asking =
    (line: HttpLine): Ask =>
    async (request) => {
      const askedAt = performance.now();
      const answer = await line.ask(request);
      times.push(performance.now() - askedAt);
      const { status, body } = answer;
      if (status !== 200) throw new Error(`${request.path} was answered ${status}: ${body.toString()}`);
      return answer;
    };

  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  const visitUntilThen = async (ask: Ask) => {
    while (performance.now() < endsAt) await visit(ask);
  };
  try {
    await Promise.all(lines.map((line) => visitUntilThen(asking(line))));
  } finally {
    for (const line of lines) line.close();
  }
  const took = (performance.now() - startedAt) / 1000;
  return { requests: times.length, seconds: took, p99: Math.ceil(percentile(times, 99)) };
}
