import type { Metric, Sample } from './prometheus-text.ts';

/** What is counted of a request that was answered. */
export interface Answered {
  /** The call of the contract; undefined for everything beside it. */
  readonly operationId: string | undefined;
  readonly status: number;
  /** From the request's head to the answer, in milliseconds. */
  readonly ms: number;
  /** What made it go otherwise than usual; empty mostly. */
  readonly because: readonly string[];
  /** Where it broke the contract; empty mostly. */
  readonly violations: readonly string[];
}

export interface RequestMetrics {
  count(answered: Answered): void;
  collect(): Metric[];
}

/** Seconds; the first is what a list in memory takes, the last what nobody waits for. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, Infinity] as const;
const OUTSIDE_CONTRACT = 'other';

interface Tally {
  readonly byStatus: Map<number, number>;
  /** How many took as long as each bucket says, but longer than the one before. */
  readonly byBucket: number[];
  seconds: number;
}

/** Counts answers by call and status, and how long they took. */
export function createRequestMetrics(): RequestMetrics {
  const tallies = new Map<string, Tally>();
  let forced = 0;
  let violating = 0;

  function tallyOf(operation: string): Tally {
    let tally = tallies.get(operation);
    if (!tally) tallies.set(operation, (tally = { byStatus: new Map(), byBucket: BUCKETS.map(() => 0), seconds: 0 }));
    return tally;
  }

  const answeredBy = (operation: string, status: number) => tallies.get(operation)?.byStatus.get(status) ?? 0;

  return {
    count({ operationId = OUTSIDE_CONTRACT, status, ms, because, violations }) {
      const tally = tallyOf(operationId);
      const seconds = ms / 1000;
      tally.byStatus.set(status, (tally.byStatus.get(status) ?? 0) + 1);
      const bucket = BUCKETS.findIndex((most) => seconds <= most);
      tally.byBucket[bucket] = (tally.byBucket[bucket] ?? 0) + 1;
      tally.seconds += seconds;
      if (because.length > 0) forced += 1;
      if (violations.length > 0) violating += 1;
    },
    collect: () => [
      {
        name: 'mock_api_requests_total',
        type: 'counter',
        help: 'Requests, by call of the contract and status; 0 where there was no answer: the line was broken on purpose, or the caller had gone.',
        samples: [...tallies].flatMap(([operation, { byStatus }]) =>
          [...byStatus].map(([status, value]) => ({ labels: { operation, status }, value })),
        ),
      },
      {
        name: 'mock_api_request_duration_seconds',
        type: 'histogram',
        help: 'Time from the head of a request to its answer.',
        samples: [...tallies].flatMap(histogram),
      },
      counter('mock_api_forced_answers_total', 'Requests that a situation or a wish touched.', forced),
      counter('mock_api_contract_violations_total', 'Requests or answers that broke the contract.', violating),
      counter('mock_api_orders_created_total', 'Orders created since the start.', answeredBy('createOrder', 200)),
    ],
  };
}

const counter = (name: string, help: string, value: number): Metric => ({
  name,
  type: 'counter',
  help,
  samples: [{ value }],
});

function histogram([operation, { byBucket, seconds }]: [string, Tally]): Sample[] {
  let sum = 0;
  const buckets = BUCKETS.map((le, bucket) => {
    sum += byBucket[bucket] ?? 0;
    return { suffix: '_bucket', labels: { operation, le: le === Infinity ? '+Inf' : le }, value: sum };
  });
  return [
    ...buckets,
    { suffix: '_sum', labels: { operation }, value: seconds },
    { suffix: '_count', labels: { operation }, value: sum },
  ];
}
